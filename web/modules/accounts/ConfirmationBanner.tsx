import { useLingui } from '@lingui/react/macro';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Notice.tsx';
import { useResend } from './resend.ts';

/** Tells admins that their address is not confirmed yet, and lets them request the link again. ACC-47 */
export const ConfirmationBanner = ({ me }: { me: Pick<CurrentUser, 'must_confirm' | 'email'> }) => {
  const { t } = useLingui();
  const { resend, isPending } = useResend();
  if (!me.must_confirm) return null;
  return (
    <Banner
      tone="warning"
      title={t`Please confirm your email address.`}
      action={
        <Button size="sm" pending={isPending} onPress={resend}>
          {t`Resend confirmation`}
        </Button>
      }
    >
      {t`We sent a link to ${me.email}.`}
    </Banner>
  );
};
