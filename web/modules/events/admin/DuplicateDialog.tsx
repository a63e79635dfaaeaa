import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminEvent } from '../../../../contract/events/schemas/admin.ts';
import { refusalOf } from '../../../lib/call.ts';
import { keyPerInput } from '../../../lib/key-per-input.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { eventAdminPages, type EventsOf } from './addresses.ts';
import { useDuplicateEvent } from './queries.ts';

interface Props {
  event: AdminEvent;
  of: EventsOf;
  onClose: () => void;
}

/** Leads to the copy, so that its date is looked at before anybody publishes it. */
export const DuplicateDialog = ({ event, of, onClose }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useDuplicateEvent();
  const goTo = useNavigateTo();
  const [keyFor] = useState(keyPerInput);
  const { id, title, timezone, start_time: start, event_ended: isOver } = event;
  const day = shortDay(start, timezone);
  const onSuccess = ({ id: copy, start_time: begins, is_moved: isMoved }: Duplicated) => {
    const [newDay, clock] = [shortDay(begins, timezone), timeOfDay(begins, timezone)];
    toastSuccess(
      isMoved
        ? t`This is the copy. Its date has moved to ${newDay}, ${clock}: please check it.`
        : t`This is the copy. It has the same date, ${newDay}, ${clock}: please check it.`,
    );
    onClose();
    goTo(eventAdminPages(of).edit(copy));
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate({ id, key: keyFor(id) }, { onSuccess })}
      title={t`Duplicate ${title}?`}
      confirmLabel={t`Duplicate`}
      tone="brand"
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
    >
      {t`The copy is a draft with the same details, tickets, questions and picture. Nobody is told.`}{' '}
      {isOver
        ? t`The event was on ${day}: its copy moves to the same weekday of a coming week, at the same time. You can change it on the next page.`
        : t`It keeps the date if that is still to come; otherwise it moves to the same weekday of a coming week. You can change it on the next page.`}
    </ConfirmDialog>
  );
};

interface Duplicated {
  id: number;
  start_time: string;
  is_moved: boolean;
}
