import { useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDeleteMessage } from '../message-queries.ts';

export const DeleteMessageDialog = ({ message, onClose }: { message: ChatMessage; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteMessage(message.id);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(undefined, { onSuccess: onClose, onError: (error) => sayFailure(error) })}
      title={t`Delete this message?`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {t`Nobody in this conversation can read it any more. This cannot be undone.`}
    </ConfirmDialog>
  );
};
