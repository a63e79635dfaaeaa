import type { Temporal } from 'temporal-polyfill';
import type {
  BadgeLabel,
  BookingRole,
  BookingTab,
  BookingTone,
  Confirmation,
  ReadableStatus,
  SentStatus,
} from '../../../../contract/bookings/index.ts';
import { confirmationAt } from './confirming.ts';
import type { BookingFacts } from './facts.ts';
import { phaseAt } from './phases.ts';
import { hasOpenMove } from './requests.ts';
import { asksForReviews, owesReview } from './reviewing.ts';

/** The viewer's role: a participant of one side, or an admin. */
export type ViewerRole = Exclude<BookingRole, 'system'>;

interface Face {
  label: BadgeLabel;
  readable: ReadableStatus;
  tone: BookingTone;
  /** Null when the documents put it in no tab: admins have no tab for it. */
  tab: BookingTab | null;
}

/** How one viewer sees a booking (C1). */
export interface BookingFace extends Face {
  status: SentStatus;
}

const completed = { label: 'Completed', readable: 'Completed', tone: 'green', tab: 'closed' } as const;
const reviewing = { label: 'Pending Review', readable: 'Pending Review', tone: 'green' } as const;
const cancelled = { label: 'Cancelled', readable: 'Cancelled', tone: 'red', tab: 'closed' } as const;
const underReview = {
  label: 'Pending investigation',
  readable: 'Pending investigation',
  tone: 'cyan',
  tab: 'to_review',
} as const;

/** By the status sent: labels C1 and A05–A07, colours A08. */
const faces: Record<SentStatus, Face> = {
  pending: { label: 'Pending', readable: 'Pending accept', tone: 'orange', tab: 'upcoming' },
  pending_accept: {
    label: 'Pending Your Approval',
    readable: 'Pending your approval',
    tone: 'orange',
    tab: 'upcoming',
  },
  upcoming: { label: 'Confirmed', readable: 'Confirmed', tone: 'blue', tab: 'upcoming' },
  pending_rating: { ...reviewing, tab: 'to_review' },
  // Participants get these two only when they owe no review (A06, D07).
  completed,
  partially_rated: completed,
  fully_rated: completed,
  reported: underReview,
  investigating: underReview,
  missed: { label: 'Missed', readable: 'Missed', tone: 'cyan', tab: 'closed' },
  refunded: { label: 'Refunded', readable: 'Refunded', tone: 'cyan', tab: 'closed' },
  cancelled,
  system_cancelled: cancelled,
};

/** A03: a confirmed session that is over and that nobody has concluded. */
const unconcluded: Face = {
  label: 'Pending Completion',
  readable: 'Pending Completion',
  tone: 'orange',
  tab: 'upcoming',
};

/** M43: a session that one side logged, until the other side confirms it. */
const unconfirmed: Partial<Record<Confirmation, Face>> = {
  waiting: {
    label: 'Waiting for confirmation',
    readable: 'Waiting for confirmation',
    tone: 'orange',
    tab: 'to_review',
  },
  lapsed: { label: 'Not confirmed', readable: 'Not confirmed', tone: 'cyan', tab: 'closed' },
  denied: { label: 'Did not happen', readable: 'Did not happen', tone: 'red', tab: 'closed' },
};

const adminFaces: Partial<Record<SentStatus, Face>> = {
  pending: { label: 'Pending Accept', readable: 'Pending accept', tone: 'orange', tab: 'upcoming' },
  completed: { ...reviewing, tab: null },
  partially_rated: { label: 'Partially Rated', readable: 'Partially Rated', tone: 'green', tab: null },
};

/** A02, A04: the status sent to this viewer. `booking.hasRated` must be the viewer's. */
export const sentStatus = (booking: BookingFacts, viewer: ViewerRole, now: Temporal.Instant): SentStatus => {
  if (viewer === 'admin') return booking.status;
  // M26: while another time is suggested, participants see it as a request.
  if (booking.status === 'pending' || hasOpenMove(booking, now))
    return booking.awaitingRole === viewer ? 'pending_accept' : 'pending';
  return owesReview(booking, now) ? 'pending_rating' : booking.status;
};

/** C1: status, words, colour and tab for this viewer now (BKG-45 to BKG-55). */
export const faceOf = (booking: BookingFacts, viewer: ViewerRole, now: Temporal.Instant): BookingFace => {
  const status = sentStatus(booking, viewer, now);
  return { status, ...faceFor(booking, status, viewer, now) };
};

const faceFor = (booking: BookingFacts, status: SentStatus, viewer: ViewerRole, now: Temporal.Instant): Face => {
  const open = unconfirmed[confirmationAt(booking, now)];
  if (open) return viewer === 'admin' ? { ...open, tab: null } : open;
  if (status === 'upcoming' && phaseAt(booking, now) === 'after') return unconcluded;
  if (viewer !== 'admin') return faces[status];
  // 'Pending Review' would be wrong once nobody is asked for a review any more (D07, B47).
  if (status === 'completed' && !asksForReviews(booking, now)) return { ...completed, tab: null };
  return adminFaces[status] ?? faces[status];
};
