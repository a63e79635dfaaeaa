import { useLingui } from '@lingui/react/macro';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSendTicket } from '../queries.ts';

const schema = () => import('../../../../contract/events/schemas/taking.ts').then(({ sendTicket }) => sendTicket.body);

interface Props {
  admissionId: number;
  onClose: () => void;
}

/** Whoever gets the email accepts the ticket; until then it stays where it is. */
export const SendDialog = ({ admissionId, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSendTicket();
  const { form, errors, submit } = useSubmit({
    values: { email: '' },
    schema,
    send: ({ email }) => mutateAsync({ id: admissionId, email }),
    said: (_answer, { typed: { email } }) => t`Your ticket is on its way to ${email}.`,
    done: onClose,
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Send to somebody else`}
      lead={t`They get an email with a link to accept it. The ticket stays yours until they do.`}
      size="sm"
    >
      <Form onSubmit={submit} label={t`Send to somebody else`}>
        <TextField
          {...form.register('email')}
          label={t`Email`}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          required
        />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Send ticket`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
