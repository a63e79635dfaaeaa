import { useLingui } from '@lingui/react/macro';
import type { Participant } from '../../../../contract/programmes/schemas/participants.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useRemoveUser } from './queries.ts';

interface Props {
  programId: number;
  participant: Participant | null;
  onClose: () => void;
}

/** INV-09 */
const saidFor = 5000;

/** INV-05, INV-09, M10: asks first; the row disappears immediately and comes back on failure. */
export const RemoveDialog = ({ programId, participant, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync } = useRemoveUser(programId);
  const name = participant?.full_name ?? '';
  const remove = () => {
    if (participant === null) return;
    onClose();
    mutateAsync({ role_id: participant.role.id, user_id: participant.user_id }).then(
      () => toastSuccess(t`${name} has been successfully removed.`, { ms: saidFor }),
      (error: unknown) => sayFailure(error, t`An error occured. Please try again later`, 'unsaid'),
    );
  };
  return (
    <ConfirmDialog
      opened={participant !== null}
      onClose={onClose}
      onConfirm={remove}
      title={t`Remove ${name}?`}
      confirmLabel={t`Remove`}
    >
      {t`They leave this program. Their upcoming sessions here are cancelled and paid back; their bookings, pairings and posts are no longer shown.`}
    </ConfirmDialog>
  );
};
