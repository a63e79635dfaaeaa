import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../lib/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useFailure } from './failure.ts';
import { GuestsOnly } from './GuestsOnly.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useResetPassword } from './queries.ts';
import { Refused } from './Refused.tsx';

const schema = () =>
  import('../../../contract/accounts/schemas/letters.ts').then(({ resetPassword }) => resetPassword.body);

const ResetPasswordForm = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useResetPassword();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: judgedBy(schema),
    defaultValues: { password: '', password_confirmation: '', reset_password_token: token },
  });
  const { refusal, say, forget } = useFailure(setError, ['password', 'password_confirmation']);
  const { errors } = formState;
  const done = ({ message }: { message: string }) => {
    toastSuccess(message);
    goTo(paths.login());
  };
  const submit = handleSubmit((typed) => {
    forget();
    return mutateAsync(typed).then(done, say);
  });
  return (
    <Form onSubmit={submit} label={t`Reset password`}>
      <NewPasswordFields
        password={{ label: t`New password`, error: errors.password?.message, ...register('password') }}
        confirmation={{ error: errors.password_confirmation?.message, ...register('password_confirmation') }}
      />
      <Refused refusal={refusal} />
      <Button kind="primary" size="lg" submit full pending={isPending}>
        {t`Save new password`}
      </Button>
    </Form>
  );
};

/** ACC-06, ACC-39 to ACC-41. `token` comes from the link. */
export const ResetPasswordPage = ({ token }: { token: string }) => {
  const { t } = useLingui();
  return (
    <GuestsOnly>
      <AccountFrame
        title={t`Choose a new password`}
        lead={t`It takes the place of your old one, and signs you out everywhere else.`}
        footer={<Link href={paths.forgotPassword()}>{t`Send me another link`}</Link>}
      >
        <ResetPasswordForm token={token} />
      </AccountFrame>
    </GuestsOnly>
  );
};
