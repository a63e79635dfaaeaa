import { useLingui } from '@lingui/react/macro';
import { pairingLimits } from '../../../../contract/pairings/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useEndPairing } from './queries.ts';

interface Props {
  /** The pairing to end, and its title. */
  pairing: { id: number; title: string } | null;
  onClose: () => void;
}

/** B72: asks for a reason; sessions that are already arranged are kept. */
export const EndDialog = ({ pairing, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error, reset } = useEndPairing();
  const title = pairing?.title ?? '';
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={pairing !== null}
      onClose={close}
      onConfirm={(reason) => pairing && mutate({ ...pairing, reason }, { onSuccess: close })}
      title={t`End ${title}?`}
      confirmLabel={t`End it`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
      reason={{ label: t`Reason`, requiredMessage: t`Please provide a reason`, max: pairingLimits.reason }}
    >
      {t`They are told by email. Sessions that are arranged stay; new ones can no longer be booked. You can let it go on again later.`}
    </ConfirmDialog>
  );
};
