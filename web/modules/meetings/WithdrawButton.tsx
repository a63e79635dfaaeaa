import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  /** The consequences, as the confirmation states them. */
  warning: string;
  quiet?: boolean;
  /** The dialog stays open until this has finished. */
  onConfirm: () => Promise<unknown>;
}

/** M14: withdraws the user's consent to be recorded; asks for confirmation, because it deletes everyone's recording. */
export const WithdrawButton = ({ warning, quiet, onConfirm }: Props) => {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
    } finally {
      setPending(false);
      setAsks(false);
    }
  };
  return (
    <>
      <Button size="sm" {...(quiet && { kind: 'quiet' })} onPress={() => setAsks(true)}>
        {t`Withdraw and delete`}
      </Button>
      {asks && (
        <ConfirmDialog
          opened
          title={t`Delete the recording?`}
          confirmLabel={t`Withdraw and delete`}
          pending={pending}
          onClose={() => setAsks(false)}
          onConfirm={() => void confirm()}
        >
          {warning}
        </ConfirmDialog>
      )}
    </>
  );
};
