import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { refusalOf } from '../../../lib/call.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { AboveField, WriteBar } from '../../../ui/chat/WriteBar.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useEditMessage } from '../message-queries.ts';

const editSchema = async () => (await import('../../../../contract/chat/schemas/talk.ts')).editMessage.body;

const useEditing = (message: ChatMessage, onClose: () => void) => {
  const before = message.body ?? '';
  const { mutateAsync, isPending } = useEditMessage(message.id);
  const { form, errors, submit } = useSubmit({
    values: { body: before },
    schema: editSchema,
    send: ({ body }) => mutateAsync(body.trim()),
    done: onClose,
    failed: (fault, sent) => {
      const refusal = refusalOf(fault);
      if (refusal?.code !== 'chat.empty') return false;
      sent.form.setError('body', { type: 'server', message: refusal.error });
      return true;
    },
  });
  const save = () => (form.getValues('body').trim() === before ? onClose() : submit());
  return { form, error: errors.body?.message, save, isPending };
};

interface Props {
  message: ChatMessage;
  onClose: () => void;
}

/** In place of the field for a new message: the words of one of fifteen minutes ago at most. */
export const EditBar = ({ message, onClose }: Props) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const { form, error, save, isPending } = useEditing(message, onClose);
  const { ref, name, onChange, onBlur } = form.register('body');
  const field = useRef<HTMLTextAreaElement | null>(null);
  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || phone) return;
    event.preventDefault();
    return save();
  };
  return (
    <WriteBar
      label={t`Edit message`}
      above={
        <AboveField
          title={t`Edit message`}
          text={message.body ?? ''}
          closeLabel={t`Cancel editing`}
          onClose={onClose}
        />
      }
      send={<IconButton icon={IconCheck} kind="light" label={t`Save`} pending={isPending} onPress={save} />}
    >
      <TextArea
        {...{ name, onChange, onBlur }}
        ref={(area) => {
          field.current = area;
          ref(area);
        }}
        label={t`Text of the message`}
        labelHidden
        minRows={1}
        maxRows={6}
        error={error}
        onKeyDown={press}
      />
    </WriteBar>
  );
};
