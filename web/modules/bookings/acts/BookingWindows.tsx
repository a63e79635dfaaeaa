import type { ComponentType } from 'react';
import { useJoins } from '../../../lib/joins.ts';
import { BookAgain } from './BookAgain.tsx';
import { CancelBooking, CompleteBooking, DeleteLogged, DenyHeld, MarkAbsent, RescheduleBooking } from '../windows.ts';
import type { BookingWindow, Opened, WindowProps } from './kinds.ts';

const windows: Record<Exclude<BookingWindow, 'add_to_calendar'>, ComponentType<WindowProps>> = {
  reschedule: RescheduleBooking,
  complete: CompleteBooking,
  cancel: CancelBooking,
  book_new_session: BookAgain,
  mark_absent: MarkAbsent,
  deny_held: DenyHeld,
  delete_logged: DeleteLogged,
};

interface Props {
  opened: Opened | null;
  onClose: () => void;
}

/** BKG-100: at most one action at a time, for one booking. */
export const BookingWindows = ({ opened, onClose }: Props) => {
  const { AddToCalendar } = useJoins();
  if (opened === null) return null;
  const { kind, booking } = opened;
  if (kind === 'add_to_calendar') return <AddToCalendar bookingId={booking.id} onClose={onClose} />;
  const Window = windows[kind];
  return <Window booking={booking} onClose={onClose} />;
};
