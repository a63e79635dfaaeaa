import { useLingui } from '@lingui/react/macro';
import { newsfeedLimits, type Reportable } from '../../../contract/newsfeed/values.ts';
import { refusalOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useDeleteComment, useDeletePost, useReport } from './queries.ts';

interface Props {
  about: Reportable;
  id: number;
  onClose: () => void;
}

/** The reason is for the admins alone. */
export const ReportDialog = ({ about, id, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useReport(about, id);
  const send = (reason: string) =>
    mutate(reason, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onClose();
      },
    });
  const refusal = refusalOf(error);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={about === 'post' ? t`Report this post?` : t`Report this comment?`}
      confirmLabel={t`Report`}
      tone="brand"
      pending={isPending}
      error={refusal === null ? null : (refusal.fields?.['reason'] ?? refusal.error)}
      reason={{
        label: t`What is wrong with it?`,
        requiredMessage: t`Please give a reason`,
        max: newsfeedLimits.reason,
      }}
    >
      {t`The admins of this program will read your reason and decide. The author isn't told who reported it.`}
    </ConfirmDialog>
  );
};

/** `own`: it is one's own, else an admin takes it down. */
export const DeleteDialog = ({ about, id, own, onClose }: Props & { own: boolean }) => {
  const { t } = useLingui();
  const post = useDeletePost();
  const comment = useDeleteComment();
  const { mutate, isPending } = about === 'post' ? post : comment;
  const remove = () =>
    mutate(id, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onClose();
      },
      onError: (error) => sayFailure(error, t`Failed to delete.`),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      title={about === 'post' ? t`Delete this post?` : t`Delete this comment?`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {own
        ? t`Nobody can read it any more. This cannot be undone.`
        : t`Nobody can read it any more, and its author is told. This cannot be undone.`}
    </ConfirmDialog>
  );
};
