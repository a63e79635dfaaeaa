import { useLingui } from '@lingui/react/macro';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { PasswordField } from '../../../ui/TextField.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useChangePassword } from '../account-acts.ts';
import { Refused } from '../Refused.tsx';

const schema = () =>
  import('../../../../contract/accounts/schemas/own.ts').then(({ changePassword }) => changePassword.body);

const empty = { current_password: '', password: '', password_confirmation: '' };

/** ACC-55 to ACC-58. `email` tells a password manager whose password this is. */
export const Password = ({ email }: { email: string }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useChangePassword();
  const { form, submit, refusal } = useSubmit({
    values: empty,
    schema,
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: (_answer, sent) => sent.form.reset(empty),
    inForm: true,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SectionCard
      title={t`Password`}
      hint={t`A new password signs you out everywhere else, and the address of your private calendar feed stops working.`}
    >
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
