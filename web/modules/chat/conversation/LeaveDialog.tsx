import { useLingui } from '@lingui/react/macro';
import type { Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useChatPlace } from '../place.ts';
import { useLeave } from '../queries.ts';

export const LeaveDialog = ({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) => {
  const { t } = useLingui();
  const { to } = useChatPlace();
  const navigate = useNavigateTo();
  const { mutate, isPending } = useLeave(conversation.id);
  const leave = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onClose();
        navigate(to.list(), { replace: true });
      },
      onError: (error) => sayFailure(error),
    });
  const { name } = conversation;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={leave}
      title={t`Leave ${name}?`}
      confirmLabel={t`Leave the group`}
      pending={isPending}
    >
      {t`You can no longer read or write in it. What you wrote stays. Only an admin can bring you back.`}
    </ConfirmDialog>
  );
};
