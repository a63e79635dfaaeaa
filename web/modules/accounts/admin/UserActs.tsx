import { useLingui } from '@lingui/react/macro';
import { IconDots, IconEye, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminUser } from '../../../../contract/accounts/schemas/admin.ts';
import { refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useRestore, useViewAs } from './queries.ts';

const ViewQuestion = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending, isSuccess, error } = useViewAs();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(user.id)}
      title={t`Log in as ${user.full_name}?`}
      confirmLabel={t`Login as`}
      tone="brand"
      pending={isPending || isSuccess}
      error={refusalOf(error)?.error ?? null}
    >
      {t`You see their pages as they do. Whatever you change there is written in the audit log under your name.`}
    </ConfirmDialog>
  );
};

/** What a platform admin can do with an account: view the product as that user (B11), or undo its deletion (B06). */
export const UserActs = ({ user }: { user: AdminUser }) => {
  const { t } = useLingui();
  const [viewing, setViewing] = useState(false);
  const { mutate } = useRestore();
  const restore = () =>
    mutate(user.id, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (error) => sayFailure(error),
    });
  const gone = user.status === 'deleted' || user.status === 'purged';
  const act = gone
    ? { label: t`Restore account`, icon: IconRestore, onPress: restore, whyNot: reasonOf(user.why_not.restore) }
    : { label: t`Login as`, icon: IconEye, onPress: () => setViewing(true), whyNot: reasonOf(user.why_not.view_as) };
  return (
    <>
      <Menu
        label={t`Acts for ${user.full_name}`}
        trigger={<IconButton icon={IconDots} label={t`Acts for ${user.full_name}`} />}
        items={[act]}
      />
      {viewing && <ViewQuestion user={user} onClose={() => setViewing(false)} />}
    </>
  );
};
