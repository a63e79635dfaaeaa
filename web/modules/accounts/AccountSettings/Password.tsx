import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { judgedBy } from '../../../lib/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useFailure } from '../failure.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useChangePassword } from '../queries.ts';
import { Refused } from '../Refused.tsx';

const schema = () =>
  import('../../../../contract/accounts/schemas/own.ts').then(({ changePassword }) => changePassword.body);

const empty = { current_password: '', password: '', password_confirmation: '' };

/** ACC-55 to ACC-58. `email` tells a password manager whose password this is. */
export const Password = ({ email }: { email: string }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useChangePassword();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: judgedBy(schema),
    defaultValues: empty,
  });
  const { refusal, say, forget } = useFailure(setError, ['current_password', 'password', 'password_confirmation']);
  const { errors } = formState;
  const done = ({ message }: { message: string }) => {
    toastSuccess(message);
    reset(empty);
  };
  const submit = handleSubmit((typed) => {
    forget();
    return mutateAsync(typed).then(done, say);
  });
  return (
    <SectionCard title={t`Password`} hint={t`A new password signs you out everywhere else.`}>
      <Form onSubmit={submit} label={t`Password`}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        <NewPasswordFields
          password={{ label: t`New password`, error: errors.password?.message, ...register('password') }}
          confirmation={{ error: errors.password_confirmation?.message, ...register('password_confirmation') }}
        />
        <Refused refusal={refusal} />
        <FormActions>
          <Button kind="primary" submit pending={isPending}>
            {t`Save changes`}
          </Button>
        </FormActions>
      </Form>
    </SectionCard>
  );
};
