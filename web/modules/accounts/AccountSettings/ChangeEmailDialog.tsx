import { useLingui } from '@lingui/react/macro';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { PasswordField, TextField } from '../../../ui/TextField.tsx';
import { useChangeEmail } from '../account-acts.ts';
import { Refused } from '../Refused.tsx';

const schema = () => import('../../../../contract/accounts/schemas/own.ts').then(({ changeEmail }) => changeEmail.body);

const empty = { email: '', current_password: '' };

/** M39: the new address counts once the link that is sent there has been used. */
export const ChangeEmailDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useChangeEmail();
  const { form, submit, refusal } = useSubmit({
    values: empty,
    schema,
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: onClose,
    inForm: true,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Change your email address`}>
      <Form onSubmit={submit} label={t`New email address`}>
        <TextField
          label={t`New email address`}
          hint={t`We send a link there. Your present address stays in use until you open it.`}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        <Refused refusal={refusal} />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Send the link`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
