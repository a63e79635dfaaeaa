import { useLingui } from '@lingui/react/macro';
import type { MemberButton } from '../../../../contract/bookings/schemas/states.ts';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import type { ButtonProps } from '../../../ui/Button.tsx';
import { FocusStays } from '../../../ui/FocusStays.tsx';
import { reasonOf } from '../../../lib/reasons.ts';
import { useAcceptBooking, useConfirmHeld, useKeepTime, useWithdrawMove } from './queries.ts';
import type { BookingWindow } from './kinds.ts';
import { metIn } from '../met.ts';
import { useButtonLabels } from './labels.ts';

interface Props {
  booking: Booking;
  onOpen: (kind: BookingWindow) => void;
  /** BKG-106: goes to the reviews of the session. */
  onReadReview: () => void;
  size?: 'sm' | 'md';
}

const kinds: Partial<Record<MemberButton, ButtonProps['kind']>> = {
  accept: 'light',
  confirm_held: 'light',
  delete_logged: 'quiet',
  join: 'light',
  rate: 'light',
  cancel: 'quiet',
};

const opensWindow = (button: MemberButton): button is MemberButton & BookingWindow =>
  [
    'reschedule',
    'complete',
    'cancel',
    'add_to_calendar',
    'book_new_session',
    'mark_absent',
    'deny_held',
    'delete_logged',
  ].includes(button);

/** M26: the printed 'Accept Booking' also says which time it accepts, to whoever hears it without the card around it. */
const useActNames = ({ current_start_time: current, start_at: start, display_timezone: zone }: Booking) => {
  const { t } = useLingui();
  return (button: MemberButton, usual: string) => {
    if (button !== 'accept' || current === null) return usual;
    const [day, time] = [shortDay(start, zone), timeOfDay(start, zone)];
    return t`${usual}: move the session to ${day}, ${time}`;
  };
};

/** BKG-56 to BKG-68, M26, M43: the buttons that the server sends, in its order; a disabled one says why. */
export const BookingButtons = ({ booking, onOpen, onReadReview, size = 'sm' }: Props) => {
  const accepting = useAcceptBooking();
  const confirming = useConfirmHeld();
  const keeping = useKeepTime();
  const withdrawing = useWithdrawMove();
  const { name } = metIn(booking);
  const labels = useButtonLabels();
  const nameOf = useActNames(booking);
  const atOnce: Partial<Record<MemberButton, typeof accepting>> = {
    accept: accepting,
    confirm_held: confirming,
    keep_time: keeping,
    withdraw_move: withdrawing,
  };
  const actOf = (button: MemberButton): Pick<ButtonProps, 'onPress' | 'href' | 'newTab' | 'pending'> | null => {
    if (opensWindow(button)) return { onPress: () => onOpen(button) };
    const done = atOnce[button];
    if (done) return { onPress: () => done.mutate(booking.id), pending: done.isPending };
    if (button === 'read_review') return { onPress: onReadReview };
    const { room_url: room, rate_url: rate } = booking.urls;
    if (button === 'join') return room === null ? {} : { href: room };
    return button === 'rate' ? { href: rate } : null;
  };
  return (
    <FocusStays>
      {booking.buttons.map(({ button, why_not: whyNot }) => {
        const act = actOf(button);
        if (act === null) return null;
        const label = labels[button];
        return (
          <ActionButton
            key={button}
            {...act}
            kind={kinds[button] ?? 'default'}
            size={size}
            label={nameOf(button, `${label}, ${name}`)}
            whyNot={reasonOf(whyNot)}
          >
            {label}
          </ActionButton>
        );
      })}
    </FocusStays>
  );
};
