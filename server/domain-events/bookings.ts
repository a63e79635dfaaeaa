import type { DomainEvent } from './event.ts';

/** What every event of a booking says. `byId` null: the clock did it. */
interface OfBooking extends DomainEvent {
  bookingId: number;
  programId: number | null;
  mentorId: number;
  /** Of a group there may be several; the one above leads. */
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

/** Arranged without anybody's answer: by an admin for others, or by a mentor for their group (C2). */
export interface BookingCreated extends OfBooking {
  name: 'booking.created';
}

export interface BookingAccepted extends OfBooking {
  name: 'booking.accepted';
}

export interface BookingRescheduled extends OfBooking {
  name: 'booking.rescheduled';
  oldStartAt: string;
  /** An admin may have made it longer or shorter (ADB-31). */
  oldEndAt: string;
  /** Null: an admin or a group moved it and nobody needs to answer. */
  awaiting: 'mentor' | 'mentee' | null;
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
  /** By the clock, 14 days after its end: no review is asked (D07). */
  auto: boolean;
  /** Before its start (M07). */
  early: boolean;
  /** Held elsewhere and logged afterwards (B46). */
  offline?: true;
}

/** Half of the time to answer is gone (M04). */
export interface AnswerAwaited extends OfBooking {
  name: 'booking.answer_awaited';
  awaiting: 'mentor' | 'mentee';
}

/**
 * NTF-17: 24 hours and 1 hour before the start, 24 hours after the end of a session nobody concluded (B38), and 24 hours
 * after the completion of one that somebody has not reviewed.
 */
export interface ReminderDue extends OfBooking {
  name: 'booking.reminder_due';
  kind: 'day_before' | 'hour_before' | 'not_concluded' | 'feedback_due';
}

/** BKG-90, BKG-94: one of its people says that it did not take place as agreed; admins look into it. */
export interface BookingReported extends OfBooking {
  name: 'booking.reported';
  reportId: number;
  /** Null: nobody in particular. */
  reportedUserId: number | null;
}

export interface InvestigationStarted extends OfBooking {
  name: 'booking.investigation_started';
}

/** An admin has found that somebody did not come. */
export interface BookingMissed extends OfBooking {
  name: 'booking.missed';
  missingId: number;
  /** D06: at once when it was the mentor. */
  returnsPoints: boolean;
}

/** An admin gives the points back (B35). */
export interface BookingRefunded extends OfBooking {
  name: 'booking.refunded';
  returnsPoints: true;
}
