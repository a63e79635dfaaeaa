import { Trans, useLingui } from '@lingui/react/macro';
import type { PairingMethod } from '../../../../contract/programmes/values.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { usePairingWords } from '../words.ts';

interface Props {
  opened: boolean;
  to: PairingMethod | null | undefined;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** PRG-22, B69: asks for confirmation before the pairing method changes. */
export const PairingSwitch = ({ opened, to, pending, onClose, onConfirm }: Props) => {
  const { t } = useLingui();
  const words = usePairingWords();
  const method = to ? words[to] : null;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t`Change the pairing method to ${method?.label ?? ''}?`}
      confirmLabel={t`Change it`}
      tone="brand"
      pending={pending}
    >
      {method?.note}{' '}
      <Trans>Pairings and bookings that exist stay as they are; the next ones follow the new rule.</Trans>
    </ConfirmDialog>
  );
};
