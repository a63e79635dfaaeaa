import type { Temporal } from 'temporal-polyfill';
import type { contactMethods, BookingKind, BookingSide, StoredStatus } from '../../../../contract/bookings/index.ts';

/** What the rules want to know of a booking. Most rules ask for a part of it only. */
export interface BookingFacts {
  status: StoredStatus;
  kind: BookingKind;
  /** How they meet; only a video call has a room and a link to it (BKG-110). */
  contactMethod: (typeof contactMethods)[number];
  /** The side that must answer; set exactly while the booking is pending. */
  awaitingRole: BookingSide | null;
  /** Since when that side has been asked (M04): the request itself, or the latest change of the awaited side (D20). */
  askedAt: Temporal.Instant;
  /** `request_expiry_hours` of the programme; 48 where nobody set it. */
  requestExpiryHours: number;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  completedAt: Temporal.Instant | null;
  /** Completed by the clock after 14 days (D07). */
  autoCompleted: boolean;
  /** How many people take part, those removed left out. */
  participants: number;
  /** How many of them have submitted their review. */
  reviewsGiven: number;
  /** Whether the one who looks or acts has submitted theirs. */
  hasRated: boolean;
  /** A meeting of this booking is valid (B53): at least two people for at least five minutes. */
  meetingHeld: boolean;
  pointsCharged: number;
  pointsReturned: boolean;
}

/** What the buttons of a card want to know beside it. */
export interface CardFacts extends BookingFacts {
  /** BKG-65: whoever looks could ask for another session as its mentor. */
  mayBookAgain: boolean;
}
