import { useLingui } from '@lingui/react/macro';
import type { Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { GroupNameFields, type GroupNames } from './GroupNameFields.tsx';
import { useChangeGroup } from './queries.ts';

/** B117: admins of a group give it another name. */
export const GroupSettingsDialog = ({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) => {
  const { t } = useLingui();
  const { id, name, description } = conversation;
  const { mutateAsync, isPending } = useChangeGroup();
  const values: GroupNames = { groupChatName: name, groupChatDescription: description };
  const { form, errors, submit } = useSubmit({
    values,
    schema: async () => (await import('../../../../contract/chat/schemas/groups.ts')).changeGroupChat.body,
    toWire: (typed) => ({ id, ...typed }),
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: onClose,
    printed: t`Failed to update.`,
  });
  return (
    <Dialog opened onClose={onClose} title={t`Group Settings`}>
      <Form label={t`Group Settings`} onSubmit={submit}>
        <GroupNameFields
          name={form.register('groupChatName')}
          description={form.register('groupChatDescription')}
          errors={errors}
        />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
