import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Minutes, MinutesItem } from '../../../contract/minutes/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import type { LineAct } from './Line.tsx';
import { LineDialog } from './LineDialog.tsx';
import { useRemoveLine } from './queries.ts';

interface Opened {
  act: LineAct;
  item: MinutesItem;
}

/** The windows belong to the list: one stays open, with what was typed, even if its line goes meanwhile. */
export const useLineWindows = () => {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    opened,
    open: (act: LineAct, item: MinutesItem) => setOpened({ act, item }),
    close: () => setOpened(null),
  };
};

const RemoveLine = ({ bookingId, item, onClose }: { bookingId: number; item: MinutesItem; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRemoveLine(bookingId);
  const said = () => {
    onClose();
    toastSuccess(t`Removed`);
  };
  return (
    <ConfirmDialog
      opened
      title={item.kind === 'agenda' ? t`Remove this point?` : t`Remove this action?`}
      confirmLabel={t`Remove`}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => mutate(item.id, { onSuccess: said, onError: (fault) => sayFailure(fault) })}
    >
      {item.kind === 'agenda'
        ? t`“${item.body}” is removed for everyone in the session.`
        : t`“${item.body}” is removed for everyone in the session. Objectives that were made of it stay.`}
    </ConfirmDialog>
  );
};

interface Props {
  minutes: Minutes;
  opened: Opened | null;
  onClose: () => void;
}

export const LineWindows = ({ minutes, opened, onClose }: Props) => {
  if (opened === null) return null;
  const { act, item } = opened;
  if (act === 'edit') return <LineDialog minutes={minutes} item={item} onClose={onClose} />;
  return <RemoveLine bookingId={minutes.booking_id} item={item} onClose={onClose} />;
};
