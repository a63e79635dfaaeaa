import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { GuestsOnly } from './GuestsOnly.tsx';
import { SignInForm } from './SignInForm.tsx';

const OtherWays = () => (
  <Stack gap="xs">
    <span>
      <Trans>
        New here? <Link href={paths.signUp()}>Sign up for free</Link>
      </Trans>
    </span>
    <span>
      <Trans>
        For your company: <Link href={paths.register()}>Create an Enterprise Account</Link>
      </Trans>
    </span>
  </Stack>
);

interface Props {
  /** `enterprise` on the enterprise app's sign-in page: only a hint to the server (D01). */
  hint?: string;
}

/** ACC-04, ACC-11, ACC-12, ACC-49: one sign-in for everyone. */
export const SignInPage = ({ hint }: Props) => {
  const { t } = useLingui();
  return (
    <GuestsOnly>
      <AccountFrame
        title={t`Welcome back`}
        name={t`Sign in`}
        lead={t`Sign in to go on where you left off.`}
        footer={<OtherWays />}
      >
        <SignInForm hint={hint} />
      </AccountFrame>
    </GuestsOnly>
  );
};
