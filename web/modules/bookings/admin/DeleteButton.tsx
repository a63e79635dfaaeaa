import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useDeleteLogged } from '../acts/queries.ts';

/** M43: an admin takes back a session that they logged themselves. */
export const DeleteButton = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const goTo = useNavigateTo();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useDeleteLogged();
  const remove = () => mutate(id, { onSuccess: () => goTo(adminPath(programme, 'bookings/bookings_list')) });
  return (
    <>
      <Button kind="quiet" onPress={() => setAsks(true)}>{t`Delete`}</Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={remove}
        title={t`Delete this session?`}
        confirmLabel={t`Delete session`}
        cancelLabel={t`Keep session`}
        pending={isPending}
      >
        {t`You logged it for its participants. It goes from their lists and no longer counts.`}
      </ConfirmDialog>
    </>
  );
};
