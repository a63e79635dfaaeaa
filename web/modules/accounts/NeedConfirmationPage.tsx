import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../lib/schemas.ts';
import { CallRefused } from '../../lib/call.ts';
import { lostWords } from '../../lib/lost.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link } from '../../ui/navigation.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useFailure } from './failure.ts';
import { useResendByAddress } from './queries.ts';
import { Refused } from './Refused.tsx';
import { unconfirmedAddress } from './unconfirmed-address.ts';

const schema = () =>
  import('../../../contract/accounts/schemas/letters.ts').then(
    ({ resendEnterpriseConfirmation }) => resendEnterpriseConfirmation.body,
  );

const ResendForm = () => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useResendByAddress();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: judgedBy(schema),
    defaultValues: { email: unconfirmedAddress() },
  });
  const { refusal, say, forget } = useFailure(setError, ['email']);
  // A51: what went wrong with the letter itself has its own words, and so has the lost line here.
  const sayWhy = (error: unknown) => {
    if (!(error instanceof CallRefused)) toastFailure(lostWords());
    else if (error.status >= 500) toastFailure(t`Failed to resend confirmation email.`);
    else say(error);
  };
  const submit = handleSubmit(({ email }) => {
    forget();
    return mutateAsync(email).then(({ message }) => toastSuccess(message), sayWhy);
  });
  return (
    <Form onSubmit={submit} label={t`Resend confirmation`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Refused refusal={refusal} />
      <Button size="lg" submit full pending={isPending}>
        {t`Resend confirmation email`}
      </Button>
    </Form>
  );
};

/** ACC-10: shown after a company was registered, and to who signs in before the address is confirmed. */
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
