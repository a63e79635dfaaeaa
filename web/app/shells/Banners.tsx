import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { ConfirmationBanner, SignedOutBanner } from '../../modules/accounts/index.ts';

/** What concerns somebody's account stands over every page of theirs. */
export const Banners = ({ me }: { me: CurrentUser }) => (
  <>
    <SignedOutBanner />
    <ConfirmationBanner me={me} />
  </>
);
