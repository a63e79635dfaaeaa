import { useLingui } from '@lingui/react/macro';
import type { Agenda } from '../../../contract/agendas/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useDeleteAgenda } from './queries.ts';

interface Props {
  agenda: Agenda;
  /** A56: the manager and the overview each have their own wording. */
  said: { done: string; failed: string };
  onClose: () => void;
}

/** Asks for confirmation first: members lose it as well. */
export const DeleteAgenda = ({ agenda, said, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteAgenda(agenda.program_id);
  const remove = () =>
    mutate(agenda, {
      onSuccess: () => {
        toastSuccess(said.done);
        onClose();
      },
      onError: (error) => sayFailure(error, said.failed, 'unsaid'),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      title={t`Delete this agenda?`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {t`“${agenda.title}” disappears for you and for all members. This cannot be undone.`}
    </ConfirmDialog>
  );
};
