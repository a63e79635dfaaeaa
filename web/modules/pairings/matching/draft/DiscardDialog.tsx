import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../../../lib/call.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useDiscardDraft } from '../queries.ts';

interface Props {
  draftId: number;
  opened: boolean;
  onClose: () => void;
  onDiscarded: () => void;
}

export const DiscardDialog = ({ draftId, opened, onClose, onDiscarded }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error, reset } = useDiscardDraft(draftId);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() => mutate(undefined, { onSuccess: onDiscarded })}
      title={t`Discard this draft?`}
      confirmLabel={t`Discard`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
    >
      {t`Its pairs, locks and your choices are lost. The list of drafts keeps who made it and who discarded it.`}
    </ConfirmDialog>
  );
};
