import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useUndoImport } from './later-queries.ts';

/** Takes an import back, as long as nobody of it has signed in. */
export const Undo = ({ of }: { of: { programId: number; importId: number } }) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useUndoImport(of);
  return (
    <>
      <Button icon={IconArrowBackUp} onPress={() => setAsking(true)}>{t`Undo this import`}</Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        onConfirm={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
        pending={isPending}
        title={t`Undo this import?`}
        confirmLabel={t`Undo it`}
        error={refusalOf(error)?.error ?? null}
      >
        {t`Everyone whom it added leaves the program again, its invitations stop working, and emails that have not gone out yet are not sent. This is possible as long as nobody has signed in.`}
      </ConfirmDialog>
    </>
  );
};
