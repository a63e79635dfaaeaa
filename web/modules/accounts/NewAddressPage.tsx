import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CallRefused, refusalOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useConfirmNewAddress, useUndoNewAddress } from './account-acts.ts';
import { useMe } from './queries.ts';
import { Refused } from './Refused.tsx';

interface Props {
  title: string;
  lead: string;
  button: string;
  asked: ReturnType<typeof useConfirmNewAddress>;
  token: string;
  /** Where it goes on afterwards. */
  next: ReactNode;
}

/** Opening the link does nothing yet, because mail scanners open links too; the button does (M12). */
const LinkPage = ({ title, lead, button, asked, token, next }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, data, error } = asked;
  const sayWhy = (fault: Error) => {
    if (!(fault instanceof CallRefused)) sayFailure(fault);
  };
  if (data)
    return (
      <AccountFrame title={t`Thank you`}>
        <Stack>
          <Notice tone="success">{data.message}</Notice>
          {next}
        </Stack>
      </AccountFrame>
    );
  return (
    <AccountFrame title={title} lead={lead}>
      <Stack>
        <Refused refusal={error instanceof CallRefused ? refusalOf(error) : null} />
        <Button kind="primary" size="lg" full pending={isPending} onPress={() => mutate(token, { onError: sayWhy })}>
          {button}
        </Button>
      </Stack>
    </AccountFrame>
  );
};

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
      next={
        <Button kind="primary" size="lg" full href={me?.home_url ?? paths.login()}>
          {me ? t`Continue` : t`Sign in`}
        </Button>
      }
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
      next={
        <>
          <Notice tone="warning">
            {t`Whoever changed the address knew your password, so it no longer works. Choose a new one with the link in that email.`}
          </Notice>
          <Button kind="primary" size="lg" full href={paths.forgotPassword()}>
            {t`Choose a new password`}
          </Button>
        </>
      }
    />
  );
};
