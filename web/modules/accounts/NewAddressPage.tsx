import { useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useConfirmNewAddress, useUndoNewAddress } from './account-acts.ts';
import { LinkPage } from './LinkPage.tsx';
import { useMe } from './queries.ts';

/** M39: the page behind the link at a new address. */
export const NewAddressPage = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const { me } = useMe();
  return (
    <LinkPage
      title={t`Confirm your new email address`}
      lead={t`One click, and you sign in with this address from now on.`}
      button={t`Confirm new address`}
      asked={useConfirmNewAddress()}
      token={token}
      next={() => (
        <Button kind="primary" size="lg" full href={me?.home_url ?? paths.login()}>
          {me ? t`Continue` : t`Sign in`}
        </Button>
      )}
    />
  );
};

/** M39: the page behind the link at the old address. Whoever changed it may know the password. */
export const OldAddressPage = ({ token }: { token: string }) => {
  const { t } = useLingui();
  return (
    <LinkPage
      title={t`Undo the change of your email address`}
      lead={t`Your old address comes back, every device is signed out, and your password stops working.`}
      button={t`Undo the change`}
      asked={useUndoNewAddress()}
      token={token}
      next={() => (
        <>
          <Notice tone="warning">
            {t`Whoever changed the address knew your password, so it no longer works. Choose a new one with the link in that email.`}
          </Notice>
          <Button kind="primary" size="lg" full href={paths.forgotPassword()}>
            {t`Choose a new password`}
          </Button>
        </>
      )}
    />
  );
};
