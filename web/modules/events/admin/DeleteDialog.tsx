import { useLingui } from '@lingui/react/macro';
import type { AdminEvent } from '../../../../contract/events/schemas/admin.ts';
import { refusalOf } from '../../../lib/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useDeleteEvent } from './queries.ts';

interface Props {
  event: AdminEvent;
  onClose: () => void;
}

/** Only offered while nobody has ever taken a ticket. */
export const DeleteDialog = ({ event: { id, title }, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useDeleteEvent();
  const onSuccess = ({ message }: { message: string }) => {
    toastSuccess(message);
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(id, { onSuccess })}
      title={t`Delete ${title}?`}
      confirmLabel={t`Delete`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
    >
      {t`Nobody has taken a ticket for it. The event is deleted with its tickets, questions and picture. This cannot be undone.`}
    </ConfirmDialog>
  );
};
