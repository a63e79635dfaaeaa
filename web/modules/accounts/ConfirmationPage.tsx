import { Plural, useLingui } from '@lingui/react/macro';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { returnAddress, takeReturnAddress } from '../../lib/take-return-address.ts';
import { deviceZone } from '../../lib/clock.ts';
import { longDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useConfirmAddress } from './account-acts.ts';
import { LinkPage } from './LinkPage.tsx';
import { useMe } from './queries.ts';

interface WelcomeProps {
  welcome: { credits: number; expires_at: string };
  zone: string;
}

/** M28 */
const Welcome = ({ welcome: { credits, expires_at: end }, zone }: WelcomeProps) => {
  const day = longDay(end, zone);
  return (
    <Notice tone="info">
      <Plural
        value={credits}
        one={`You have # credit to book your first session; it is valid until ${day}.`}
        other={`You have # credits to book your first sessions; they are valid until ${day}.`}
      />
    </Notice>
  );
};

/** The pages of a program, and the door to it. */
const ofProgramme = /^\/(?:app\/|users\/login\b)/;

/**
 * M29: where somebody goes on, who is known only once the server has said so: what a visitor of the platform wanted comes
 * after the set-up, if that is still to do.
 */
const afterwards = ({ onboarded_at: setUp, home_url: home }: CurrentUser) => {
  const wanted = returnAddress();
  if (wanted === null) return home;
  return setUp !== null || ofProgramme.test(wanted) ? wanted : paths.profileSetup();
};

/**
 * ACC-48, ACC-71: afterwards it leads back to the step of a program that needed a confirmed address (M41); what a visitor of the platform wanted
 * waits until the profile is set up.
 */
export const ConfirmationPage = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const { me } = useMe();
  return (
    <LinkPage
      title={t`Confirm your email address`}
      lead={t`One click, and we know that the address is yours.`}
      button={t`Confirm email address`}
      asked={useConfirmAddress()}
      token={token}
      footer={<Link href={paths.needConfirmation()}>{t`Send me another link`}</Link>}
      next={({ welcome }) => (
        <>
          {welcome && <Welcome welcome={welcome} zone={me?.timezone ?? deviceZone()} />}
          <Button
            kind="primary"
            size="lg"
            full
            href={me ? afterwards(me) : paths.login()}
            onPress={() => me && takeReturnAddress(me.onboarded_at === null ? ofProgramme : undefined)}
          >
            {me ? t`Continue` : t`Sign in`}
          </Button>
        </>
      )}
    />
  );
};
