import { useLingui } from '@lingui/react/macro';
import type { AiRecording } from '../../../contract/transcription/schemas/recordings.ts';
import { sayFailure } from '../../lib/failure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useDeleteRecording } from './queries.ts';

export const DeleteRecording = ({
  recording: { id, filename },
  onClose,
}: {
  recording: AiRecording;
  onClose: () => void;
}) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteRecording();
  const confirm = () =>
    mutate(id, {
      onSuccess: () => {
        toastSuccess(t`Recording deleted`);
        onClose();
      },
      onError: (fault) => sayFailure(fault),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t`Delete ${filename}?`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {t`The recording, its transcript and its summary are deleted for good.`}
    </ConfirmDialog>
  );
};
