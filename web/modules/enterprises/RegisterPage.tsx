import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/navigation.tsx';
import { AccountFrame, GuestsOnly } from '../accounts/index.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** ACC-03: registration of a company. */
export const RegisterPage = () => {
  const { t } = useLingui();
  const already = (
    <Trans>
      Already have an account? <Link href={paths.login()}>Sign in</Link>
    </Trans>
  );
  return (
    <GuestsOnly>
      <AccountFrame
        title={t`Create an Enterprise Account`}
        lead={t`Run a mentoring program for your people, under your own name.`}
        footer={already}
        wide
      >
        <RegisterForm />
      </AccountFrame>
    </GuestsOnly>
  );
};
