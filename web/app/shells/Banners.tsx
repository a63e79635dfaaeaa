import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { CalendarBanner } from '../../modules/calendars/index.ts';
import { ConfirmationBanner, SignedOutBanner } from '../../modules/accounts/index.ts';

/** Notices about a person's account, shown above every page they visit. */
export const Banners = ({ me }: { me: CurrentUser }) => (
  <>
    <SignedOutBanner />
    <ConfirmationBanner me={me} />
    <CalendarBanner me={me} />
  </>
);
