import { useLingui } from '@lingui/react/macro';
import { CallRefused } from '../../lib/call.ts';
import { noAnswerWords } from '../../ui/line.ts';
import { paths } from '../../lib/paths.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link } from '../../ui/navigation.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useResendByAddress } from './account-acts.ts';
import { Refused } from './Refused.tsx';
import { unconfirmedAddress } from './unconfirmed-address.ts';

const schema = () =>
  import('../../../contract/accounts/schemas/letters.ts').then(
    ({ resendEnterpriseConfirmation }) => resendEnterpriseConfirmation.body,
  );

const ResendForm = () => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useResendByAddress();
  const { form, submit, refusal } = useSubmit({
    values: { email: unconfirmedAddress() },
    schema,
    send: ({ email }) => mutateAsync(email),
    said: ({ message }) => message,
    // A51: a failed email has its own message, and so has a lost connection.
    failed: (error) => {
      if (error instanceof CallRefused && error.status < 500) return false;
      toastFailure(error instanceof CallRefused ? t`Failed to resend confirmation email.` : noAnswerWords());
      return true;
    },
    inForm: true,
  });
  return (
    <Form onSubmit={submit} label={t`Resend confirmation`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        required
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Refused refusal={refusal} />
      <Button size="lg" submit full pending={isPending}>
        {t`Resend confirmation email`}
      </Button>
    </Form>
  );
};

/** ACC-10: shown after a company has registered, and to anyone who signs in before confirming the address. */
export const NeedConfirmationPage = () => {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Confirm your email address`}
      lead={t`You have to confirm your email address before continuing. We have sent you a link: open it, and press the button on the page behind it.`}
      footer={<Link href={paths.login()}>{t`Back to sign in`}</Link>}
    >
      <ResendForm />
    </AccountFrame>
  );
};
