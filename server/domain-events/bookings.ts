import type { DomainEvent } from './event.ts';

/** What every event of a booking contains. `byId` is null when the clock did it. */
interface OfBooking extends DomainEvent {
  bookingId: number;
  programId: number | null;
  mentorId: number;
  /** A group may have several mentors; `mentorId` above is the one who leads. */
  mentorIds: number[];
  menteeIds: number[];
  byId: number | null;
  startAt: string;
  endAt: string;
}

export interface BookingRequested extends OfBooking {
  name: 'booking.requested';
  awaiting: 'mentor' | 'mentee';
}

/** Arranged without needing an answer: by an admin for others, or by a mentor for their group (C2). */
export interface BookingCreated extends OfBooking {
  name: 'booking.created';
}

export interface BookingAccepted extends OfBooking {
  name: 'booking.accepted';
}

export interface BookingRescheduled extends OfBooking {
  name: 'booking.rescheduled';
  oldStartAt: string;
  /** An admin may have changed the length (ADB-31). */
  oldEndAt: string;
  /** Null: an admin or a group moved it, or the time that one side suggested is accepted; nobody needs to answer. */
  awaiting: 'mentor' | 'mentee' | null;
  /** M26: `byId` accepted the time that the other side had suggested. Absent in events from before that. */
  wasProposed?: boolean;
}

/** M26: a member suggests another time for a confirmed session, which stands until the other side accepts. */
export interface MoveProposed extends OfBooking {
  name: 'booking.move_proposed';
  proposedStartAt: string;
  proposedEndAt: string;
  awaiting: 'mentor' | 'mentee';
}

/** M26: the suggested time was given up, and the session stays at its standing one. */
export interface MoveGivenUp extends OfBooking {
  name: 'booking.move_given_up';
  proposedStartAt: string;
  proposedEndAt: string;
  /** The side that was asked. */
  awaited: 'mentor' | 'mentee';
  /** The awaited side kept the time, the other side took the suggestion back, or nobody answered in time. */
  how: 'kept' | 'withdrawn' | 'lapsed';
}

/** Cancelled by a person, or by the system when a person left. */
export interface BookingCancelled extends OfBooking {
  name: 'booking.cancelled';
  /** Decided by bookings (B35); credits writes the entry, within the same transaction. */
  returnsPoints: boolean;
}

/** Nobody answered in time (M04). */
export interface BookingExpired extends OfBooking {
  name: 'booking.expired';
  requesterId: number;
  returnsPoints: boolean;
}

export interface BookingCompleted extends OfBooking {
  name: 'booking.completed';
  /** Completed by the clock, 14 days after its end: no review is asked for (D07). */
  auto: boolean;
  /** Completed before its start (M07). */
  early: boolean;
  /** Held elsewhere and logged afterwards (B46): by an admin, or confirmed by the other side (M43). */
  offline?: true;
}

/** Half of the time for answering has passed (M04). */
export interface AnswerAwaited extends OfBooking {
  name: 'booking.answer_awaited';
  awaiting: 'mentor' | 'mentee';
}

/**
 * NTF-17: 24 hours and 1 hour before the start, 24 hours after the end of a session that nobody concluded (B38), and 24
 * hours after the completion of one that someone has not reviewed.
 */
export interface ReminderDue extends OfBooking {
  name: 'booking.reminder_due';
  kind: 'day_before' | 'hour_before' | 'not_concluded' | 'feedback_due';
}

/** `byId` told us that they are late, and by how many minutes if they said so. */
export interface RunningLate extends OfBooking {
  name: 'booking.running_late';
  minutes: number | null;
}

/** BKG-90, BKG-94: a participant says that the session did not happen as agreed; admins look into it. */
export interface BookingReported extends OfBooking {
  name: 'booking.reported';
  reportId: number;
  /** Null: no particular person. */
  reportedUserId: number | null;
}

export interface InvestigationStarted extends OfBooking {
  name: 'booking.investigation_started';
}

/** An admin has concluded that someone did not come. */
export interface BookingMissed extends OfBooking {
  name: 'booking.missed';
  missingId: number;
  /** D06: returned immediately when it was the mentor. */
  returnsPoints: boolean;
}

/** An admin gives the points back (B35). */
export interface BookingRefunded extends OfBooking {
  name: 'booking.refunded';
  returnsPoints: true;
}

/** M43: one side logged a session that was held elsewhere; the other side is asked whether it took place. */
export interface BookingLogged extends OfBooking {
  name: 'booking.logged';
  asks: 'mentor' | 'mentee';
}

/** M43: the side that was asked says that it did not take place. */
export interface BookingDenied extends OfBooking {
  name: 'booking.denied';
  loggedById: number;
}
