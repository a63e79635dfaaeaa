import type { Temporal } from 'temporal-polyfill';
import type {
  BookingAct,
  BookingSide,
  MemberButton,
  SentStatus,
  SessionPhase,
} from '../../../../contract/bookings/index.ts';
import type { BookingRuleCode } from './codes.ts';
import { whyNotDelete } from './confirming.ts';
import type { CardFacts } from './facts.ts';
import { sentStatus } from './labels.ts';
import { phaseAt, whyNotJoin } from './phases.ts';
import { whyNot } from './states.ts';

interface ButtonRow {
  status: readonly SentStatus[];
  phase?: SessionPhase;
  viewer?: BookingSide;
  buttons: readonly MemberButton[];
}

/** C3 and M43, in the order of the screen. Every row that matches adds its buttons. */
const rows: readonly ButtonRow[] = [
  { status: ['pending'], buttons: ['withdraw_move', 'reschedule', 'cancel'] }, // BKG-56, A09, M26
  { status: ['pending_accept'], buttons: ['reschedule', 'accept', 'keep_time', 'cancel'] }, // BKG-57, M26
  { status: ['pending', 'pending_accept'], phase: 'canJoin', buttons: ['join'] }, // M26: it follows the standing time
  { status: ['upcoming'], phase: 'before', buttons: ['add_to_calendar', 'join', 'reschedule', 'cancel'] }, // BKG-58
  { status: ['upcoming'], phase: 'canJoin', buttons: ['reschedule', 'join'] }, // BKG-59
  { status: ['upcoming'], phase: 'after', buttons: ['mark_absent', 'complete'] }, // BKG-60
  { status: ['completed'], buttons: ['confirm_held', 'deny_held'] }, // M43
  { status: ['pending_rating', 'completed'], buttons: ['mark_absent', 'rate'] }, // BKG-61, BKG-68
  { status: ['partially_rated', 'fully_rated'], buttons: ['read_review'] }, // BKG-62
  {
    status: ['fully_rated', 'cancelled', 'system_cancelled'],
    viewer: 'mentor', // BKG-64, A11
    buttons: ['book_new_session'],
  },
  { status: ['completed'], buttons: ['delete_logged'] }, // M43
];

const actOf: Partial<Record<MemberButton, BookingAct>> = {
  accept: 'accept',
  cancel: 'cancel',
  complete: 'complete',
  confirm_held: 'confirm_held',
  deny_held: 'deny_held',
  keep_time: 'keep_time',
  mark_absent: 'report_absent',
  rate: 'review',
  reschedule: 'reschedule',
  withdraw_move: 'withdraw_move',
};

/**
 * Waiting would not help in these cases, so the button is left out. For any other reason it is disabled and shows the
 * reason.
 */
const leaveOut: readonly BookingRuleCode[] = [
  'bookings.not_allowed_now',
  'bookings.no_review_due',
  'bookings.no_video_call', // BKG-110
  'bookings.not_yours_to_confirm', // M43
  'bookings.already_answered',
  'bookings.answer_too_late',
  'bookings.answered_stays',
  'bookings.no_move', // M26
];

/** A button that this member sees now; disabled, with the reason, when `whyNot` is not null. */
export interface ShownButton {
  button: MemberButton;
  whyNot: BookingRuleCode | null;
}

/** C3: the buttons of a member's card. */
export const memberButtons = (booking: CardFacts, viewer: BookingSide, now: Temporal.Instant): ShownButton[] => {
  const status = sentStatus(booking, viewer, now);
  const phase = phaseAt(booking, now);
  const stands = (button: MemberButton) => button !== 'book_new_session' || booking.mayBookAgain; // BKG-65
  const reasonOf = (button: MemberButton) => {
    if (button === 'join') return whyNotJoin(booking, now);
    if (button === 'delete_logged') return whyNotDelete(booking);
    const act = actOf[button];
    return act === undefined ? null : whyNot(act, booking, viewer, now);
  };
  return rows
    .filter((row) => row.status.includes(status) && (row.phase ?? phase) === phase && (row.viewer ?? viewer) === viewer)
    .flatMap((row) => row.buttons)
    .filter(stands)
    .map((button) => ({ button, whyNot: reasonOf(button) }))
    .filter((shown) => shown.whyNot === null || !leaveOut.includes(shown.whyNot));
};
