import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../lib/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useFailure } from './failure.ts';
import { GuestsOnly } from './GuestsOnly.tsx';
import { useForgotPassword } from './queries.ts';
import { Refused } from './Refused.tsx';

const schema = () =>
  import('../../../contract/accounts/schemas/letters.ts').then(({ forgotPassword }) => forgotPassword.body);

const ForgotPasswordForm = () => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useForgotPassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: judgedBy(schema),
    defaultValues: { email: '' },
  });
  const { refusal, say, forget } = useFailure(setError, ['email']);
  const done = ({ message }: { message: string }) => {
    toastSuccess(message);
    goTo(paths.login());
  };
  const submit = handleSubmit(({ email }) => {
    forget();
    return mutateAsync(email).then(done, say);
  });
  return (
    <Form onSubmit={submit} label={t`Forgot password`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Refused refusal={refusal} />
      <Button kind="primary" size="lg" submit full pending={isPending}>
        {t`Send reset link`}
      </Button>
    </Form>
  );
};

/** ACC-05, ACC-35 to ACC-37 */
export const ForgotPasswordPage = () => {
  const { t } = useLingui();
  const back = (
    <Trans>
      Remembered it? <Link href={paths.login()}>Sign in</Link>
    </Trans>
  );
  return (
    <GuestsOnly>
      <AccountFrame
        title={t`Forgot your password?`}
        lead={t`Tell us your email address, and we send you a link to choose a new one.`}
        footer={back}
      >
        <ForgotPasswordForm />
      </AccountFrame>
    </GuestsOnly>
  );
};
