import type { Temporal } from 'temporal-polyfill';
import type { InfoBlurb, SentStatus, SessionPhase } from '../../../../contract/bookings/index.ts';
import type { BookingRuleCode } from './codes.ts';
import type { BookingFacts } from './facts.ts';

/** The room opens this long before the start and closes this long after the end (BKG-111, A16). */
export const JOIN_MARGIN_MS = 5 * 60_000;
const joinMargin = { milliseconds: JOIN_MARGIN_MS };

type SessionTimes = Pick<BookingFacts, 'startAt' | 'endAt'>;

/** B52: when the room of a session is open. */
export const roomWindow = ({ startAt, endAt }: SessionTimes) => ({
  opensAt: startAt.subtract(joinMargin),
  closesAt: endAt.add(joinMargin),
});

/** The limits for sessions whose rooms are open now: they start and end within these. */
export const openNow = (now: Temporal.Instant) => ({
  startUntil: now.add(joinMargin),
  endFrom: now.subtract(joinMargin),
});

/** BKG-111: both ends of [start − 5 min, end + 5 min] belong to canJoin. */
export const phaseAt = ({ startAt, endAt }: SessionTimes, now: Temporal.Instant): SessionPhase => {
  const moment = now.epochMilliseconds;
  if (moment < startAt.epochMilliseconds - JOIN_MARGIN_MS) return 'before';
  return moment > endAt.epochMilliseconds + JOIN_MARGIN_MS ? 'after' : 'canJoin';
};

/** Null when Join Meeting and Start Session work now; otherwise the reason why not (BKG-58, BKG-110). */
export const whyNotJoin = (
  booking: SessionTimes & Pick<BookingFacts, 'status' | 'contactMethod'>,
  now: Temporal.Instant,
): BookingRuleCode | null => {
  if (booking.status !== 'upcoming') return 'bookings.not_allowed_now';
  if (booking.contactMethod !== 'video') return 'bookings.no_video_call';
  const phase = phaseAt(booking, now);
  if (phase === 'after') return 'bookings.join_too_late';
  return phase === 'before' ? 'bookings.join_too_early' : null;
};

/** B51, in the documents' words. */
export const infoTexts: Record<InfoBlurb, string> = {
  'bookings.info.pending': 'Waiting for the other participant to accept this session.',
  'bookings.info.pending_accept': 'Please accept or reschedule this request.',
  'bookings.info.before': 'The meeting link will be available 5 minutes before the session starts.',
  'bookings.info.during': 'Your session is in progress.',
  'bookings.info.after': 'The meeting link is no longer available once the session ends.',
  'bookings.info.under_review': 'Session under review',
  'bookings.info.cancelled': 'This session was cancelled.',
};

const upcomingInfo: Record<SessionPhase, InfoBlurb> = {
  before: 'bookings.info.before', // BKG-108
  canJoin: 'bookings.info.during',
  after: 'bookings.info.after', // BKG-109
};

const infoOf: Partial<Record<SentStatus, InfoBlurb>> = {
  pending: 'bookings.info.pending',
  pending_accept: 'bookings.info.pending_accept',
  reported: 'bookings.info.under_review',
  investigating: 'bookings.info.under_review',
  cancelled: 'bookings.info.cancelled',
  system_cancelled: 'bookings.info.cancelled',
};

/** The texts about the link, which only a video call has. */
const ofTheLink: readonly InfoBlurb[] = ['bookings.info.before', 'bookings.info.after'];

/**
 * The info line of the session details, or null when there is nothing to say; only a cancelled session has a reason.
 */
export const infoBlurb = (
  status: SentStatus,
  phase: SessionPhase,
  contactMethod: BookingFacts['contactMethod'],
  cancelReason: string | null,
) => {
  const key = status === 'upcoming' ? upcomingInfo[phase] : infoOf[status];
  if (key === undefined || (contactMethod !== 'video' && ofTheLink.includes(key))) return null;
  return { key, text: infoTexts[key], reason: key === 'bookings.info.cancelled' ? cancelReason : null };
};
