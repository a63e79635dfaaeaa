import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../../lib/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useTurnPairing } from './queries.ts';

/** A pair or group that is to rest, or to go on, and its title. */
export interface Turning {
  id: number;
  title: string;
  status: 'active' | 'paused';
}

interface Props {
  pairing: Turning | null;
  onClose: () => void;
}

/** B72: everyone in it is told by email, so it asks first. */
export const TurnDialog = ({ pairing, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error, reset } = useTurnPairing();
  const close = () => {
    reset();
    onClose();
  };
  const title = pairing?.title ?? '';
  const pauses = pairing?.status === 'paused';
  return (
    <ConfirmDialog
      opened={pairing !== null}
      onClose={close}
      onConfirm={() => pairing && mutate(pairing, { onSuccess: close })}
      title={pauses ? t`Pause ${title}?` : t`Let ${title} go on?`}
      confirmLabel={pauses ? t`Pause` : t`Go on again`}
      tone="brand"
      pending={isPending}
      error={error ? (refusalOf(error)?.error ?? t`Oops, something went wrong.`) : null}
    >
      {pauses
        ? t`They are told by email. Sessions that are arranged stay; new ones can't be booked until you let them go on.`
        : t`They are told by email, and can book sessions again.`}
    </ConfirmDialog>
  );
};
