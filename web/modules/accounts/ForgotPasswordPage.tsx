import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { GuestsOnly } from './GuestsOnly.tsx';
import { useForgotPassword } from './account-acts.ts';
import { Refused } from './Refused.tsx';

const schema = () =>
  import('../../../contract/accounts/schemas/letters.ts').then(({ forgotPassword }) => forgotPassword.body);

const ForgotPasswordForm = () => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useForgotPassword();
  const { form, submit, refusal } = useSubmit({
    values: { email: '' },
    schema,
    send: ({ email }) => mutateAsync(email),
    said: ({ message }) => message,
    done: () => goTo(paths.login()),
    inForm: true,
  });
  return (
    <Form onSubmit={submit} label={t`Forgot password`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        required
        error={form.formState.errors.email?.message}
        {...form.register('email')}
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
