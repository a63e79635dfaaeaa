import { Temporal } from 'temporal-polyfill';
import type { CardFacts } from './facts.ts';

export const at = (text: string) => Temporal.Instant.from(text);

export const startAt = at('2026-11-21T10:00:00Z');
export const endAt = at('2026-11-21T11:00:00Z');

/** A confirmed hour of one mentee with one mentor, requested two days before and paid with one credit. */
export const bookingWith = (changes: Partial<CardFacts> = {}): CardFacts => ({
  status: 'upcoming',
  kind: 'one_on_one',
  contactMethod: 'video',
  awaitingRole: null,
  proposed: null,
  askedAt: at('2026-11-19T10:00:00Z'),
  requestExpiryHours: 48,
  startAt,
  endAt,
  completedAt: null,
  autoCompleted: false,
  confirmation: 'confirmed',
  confirmingRole: null,
  createdAt: at('2026-11-19T10:00:00Z'),
  isLogger: false,
  participants: 2,
  reviewsGiven: 0,
  hasRated: false,
  meetingHeld: false,
  pointsCharged: 10,
  pointsReturned: false,
  mayBookAgain: true,
  ...changes,
});
