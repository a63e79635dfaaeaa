import { useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { GuestsOnly } from './GuestsOnly.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useResetPassword } from './account-acts.ts';
import { Refused } from './Refused.tsx';

const schema = () =>
  import('../../../contract/accounts/schemas/letters.ts').then(({ resetPassword }) => resetPassword.body);

const ResetPasswordForm = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { mutateAsync, isPending } = useResetPassword();
  const { form, submit, refusal } = useSubmit({
    values: { password: '', password_confirmation: '', reset_password_token: token },
    schema,
    fields: ['password', 'password_confirmation'],
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: () => goTo(paths.login()),
    inForm: true,
  });
  const { register, formState } = form;
  const { errors } = formState;
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
