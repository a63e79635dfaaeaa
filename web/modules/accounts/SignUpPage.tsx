import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { GuestsOnly } from './GuestsOnly.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** ACC-52. `friend`: the code of the referral link they followed. */
export const SignUpPage = ({ friend }: { friend?: string | undefined }) => {
  const { t } = useLingui();
  const already = (
    <Trans>
      Already have an account? <Link href={paths.login()}>Sign in</Link>
    </Trans>
  );
  const forCompanies = (
    <Trans>
      For companies: <Link href={paths.register()}>run a mentoring program of your own</Link>
    </Trans>
  );
  return (
    <GuestsOnly>
      <AccountFrame
        title={t`Sign up for free`}
        footer={
          <Stack gap="xs">
            {already}
            {forCompanies}
          </Stack>
        }
      >
        <SignUpForm friend={friend} />
      </AccountFrame>
    </GuestsOnly>
  );
};
