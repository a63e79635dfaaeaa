import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { signIn } from '../../../contract/accounts.ts';
import { CallRefused } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useFailure } from './failure.ts';
import { GuestsOnly } from './GuestsOnly.tsx';
import { useSignIn } from './queries.ts';
import { Refused } from './Refused.tsx';
import { keepUnconfirmed } from './unconfirmed-address.ts';

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

const SignInForm = ({ hint }: { hint: string | undefined }) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useSignIn();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(signIn.body),
    defaultValues: { email: '', password: '', ...(hint !== undefined && { user_type: hint }) },
  });
  const { refusal, say, forget } = useFailure(setError, ['email', 'password']);
  const { errors } = formState;
  const submit = handleSubmit(async (typed) => {
    forget();
    try {
      toastSuccess((await mutateAsync(typed)).message);
    } catch (error) {
      // B03: an enterprise account confirms its address first.
      if (!(error instanceof CallRefused) || error.refusal.code !== 'accounts.not_confirmed') return say(error);
      keepUnconfirmed(typed.email);
      goTo(paths.needConfirmation());
    }
  });
  return (
    <Form onSubmit={submit} label={t`Sign in`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Row justify="end">
        <Link href={paths.forgotPassword()}>{t`Forgot password?`}</Link>
      </Row>
      <Refused refusal={refusal} />
      <Button kind="primary" size="lg" submit full pending={isPending}>
        {t`Sign in`}
      </Button>
    </Form>
  );
};

interface Props {
  /** `enterprise` on the page that the enterprise app calls its own: a hint to the server, no more (D01). */
  hint?: string;
}

/** ACC-04, ACC-11, ACC-12, ACC-49: one sign-in for everybody. */
export const SignInPage = ({ hint }: Props) => {
  const { t } = useLingui();
  return (
    <GuestsOnly>
      <AccountFrame title={t`Welcome back`} lead={t`Sign in to go on where you left off.`} footer={<OtherWays />}>
        <SignInForm hint={hint} />
      </AccountFrame>
    </GuestsOnly>
  );
};
