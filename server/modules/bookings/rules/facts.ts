import type { Temporal } from 'temporal-polyfill';
import type { contactMethods, BookingKind, BookingSide, StoredStatus } from '../../../../contract/bookings/index.ts';

/** What the rules need to know about a booking. Most rules take only part of it. */
export interface BookingFacts {
  status: StoredStatus;
  kind: BookingKind;
  /** How they meet; only a video call has a room and a link to it (BKG-110). */
  contactMethod: (typeof contactMethods)[number];
  /** The side that must answer; set exactly while the booking is pending or another time is suggested. */
  awaitingRole: BookingSide | null;
  /** M26: the time suggested instead of the standing one, for a confirmed session of two. */
  proposed: { startAt: Temporal.Instant; endAt: Temporal.Instant } | null;
  /** Since when that side has been asked (M04): since the request, or the last time the awaited side changed (D20). */
  askedAt: Temporal.Instant;
  /** `request_expiry_hours` of the programme; 48 when not set. */
  requestExpiryHours: number;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  completedAt: Temporal.Instant | null;
  /** Completed by the clock after 14 days (D07). */
  autoCompleted: boolean;
  /** M43: only a confirmed session counts; every session that was booked is. */
  confirmation: 'confirmed' | 'awaited' | 'denied';
  /** The side that is asked whether a logged session took place; null when nobody is asked. */
  confirmingRole: BookingSide | null;
  /** When it was booked or logged. */
  createdAt: Temporal.Instant;
  /** Whether the viewer or actor logged it. */
  isLogger: boolean;
  /** How many people take part, not counting those removed. */
  participants: number;
  /** How many of them have submitted their review. */
  reviewsGiven: number;
  /** Whether the viewer or actor has submitted theirs. */
  hasRated: boolean;
  /** Whether a meeting of this booking is valid (B53): at least two people for at least five minutes. */
  meetingHeld: boolean;
  pointsCharged: number;
  pointsReturned: boolean;
}

/** What the buttons of a card need in addition. */
export interface CardFacts extends BookingFacts {
  /** BKG-65: the viewer could ask for another session as its mentor. */
  mayBookAgain: boolean;
}
