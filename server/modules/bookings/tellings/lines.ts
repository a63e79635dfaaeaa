import { saysOf } from '../../../telling/line.ts';

/** What people read in the app about their sessions. */
export const bookingLines = {
  'booking.requested': '{other} would like a session with you.',
  'booking.awaited': '{other} is waiting for your answer.',
  'booking.accepted': '{other} accepted your session.',
  'booking.confirmed': 'Your session with {other} is confirmed.',
  'booking.arranged': 'A session with {other} was arranged for you.',
  'booking.new_time_asked': '{other} suggests a new time for your session.',
  'booking.move_kept': '{other} keeps the current time of your session.',
  'booking.move_withdrawn': '{other} took the suggested time back. Your session stays as it is.',
  'booking.move_unanswered': '{other} did not answer the time you suggested. Your session stays as it is.',
  'booking.move_lapsed': 'The time that {other} suggested was not answered. Your session stays as it is.',
  'booking.move_accepted': '{other} accepted the new time for your session.',
  'booking.moved': 'Your session with {other} has a new time.',
  'booking.cancelled_by': '{other} cancelled your session.',
  'booking.cancelled': 'Your session with {other} was cancelled.',
  'booking.unanswered': '{other} did not answer your request in time.',
  'booking.lapsed': 'The request from {other} has closed.',
  'booking.completed_by': '{other} completed your session.',
  'booking.logged': '{other} logged a session that you held.',
  'booking.confirmation_asked': '{other} logged a session with you. Did it take place?',
  'booking.held': '{other} confirmed your session.',
  'booking.denied': '{other} says that the session you logged did not happen.',
  'booking.completed': 'Your session with {other} is completed.',
  'booking.day_before': 'Your session with {other} starts within a day.',
  'booking.hour_before': 'Your session with {other} starts within an hour.',
  'booking.reported': '{other} reported your session. An admin looks into it.',
  'booking.report_to_settle': '{reporter} reported a session. Please look into it.',
  'booking.under_review': 'Your session with {other} is being looked into.',
  'booking.missed': 'Your session with {other} was marked as missed.',
  'booking.refunded': 'Your session with {other} was refunded.',
  'booking.not_concluded': 'Your session with {other} is over. Please complete it.',
  'booking.feedback_due': 'How was your session with {other}? Your review is still open.',
} as const;

export const say = saysOf(bookingLines);
