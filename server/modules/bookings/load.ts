import type { Temporal } from 'temporal-polyfill';
import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../platform/work.ts';
import type { BookingAct, BookingRole } from '../../../contract/bookings/index.ts';
import type { Actor } from '../../policies/actor.ts';
import { bookingScope, ownBookings, roleIn } from '../../policies/bookings.ts';
import { sittingsOf, wasHeld } from '../meetings/index.ts';
import { factsOf } from './facts.ts';
import type { SeenBooking } from './permissions.ts';
import { roomOf } from './queries/room.ts';
import { type BookingRow, isReturned, type ParticipantRow, participantsOf } from './queries/views.ts';
import { nextStatus, whyNot } from './rules/states.ts';
import type { Loaded } from './settle.ts';
import { lockBooking } from './store/bookings.ts';

const factsNow = async (tx: Tx, booking: BookingRow, people: readonly ParticipantRow[], viewerId: number | null) =>
  factsOf(booking, people, viewerId, {
    pointsReturned: await isReturned(tx, booking.id),
    meetingHeld: wasHeld(await sittingsOf(tx, [roomOf(booking.id)])),
  });

/**
 * Loads a booking for an act: locked, with its people and the actor's role. The actor may have left it since it was
 * seen: then it is not found (404), or they act as its admin.
 */
export const lockForAct = async ({ tx, actor }: Work<Actor>, seen: SeenBooking) => {
  const { id } = seen.booking;
  const booking = found(await lockBooking(tx, id, bookingScope(actor)), 'bookings.not_found');
  // People who have left a group are no longer told or asked anything about its sessions.
  const people = (await participantsOf(tx, [id])).filter(({ hiddenAt }) => hiddenAt === null);
  const facts = await factsNow(tx, booking, people, actor.id);
  const role = seen.role === 'admin' ? 'admin' : roleIn(actor, people, seen.programme);
  return { booking, people, facts, byId: actor.id, role };
};

/** Loads and locks a session for one of its participants; for anyone else it is not found. */
export const loadOwn = async ({ tx, actor }: Work<Actor>, id: number) => {
  const booking = found(await lockBooking(tx, id, ownBookings(actor)), 'bookings.not_found');
  const people = await participantsOf(tx, [id]);
  const role = people.find(({ userId }) => userId === actor.id)?.userType;
  if (role === undefined) throw new Error('who may see it as a participant takes part');
  return { booking, people, role, byId: actor.id, facts: await factsNow(tx, booking, people, actor.id) };
};

/** Loads and locks a booking for an act of the clock or the system; undefined when it no longer exists. */
export const loadForSystem = async ({ tx }: Change, id: number) => {
  const booking = await lockBooking(tx, id, 'all');
  if (!booking) return undefined;
  const people = await participantsOf(tx, [id]);
  return { booking, people, role: 'system' as const, byId: null, facts: await factsNow(tx, booking, people, null) };
};

/** Refuses what the state table does not allow now; otherwise answers the actor's role and the next state. */
export const guard = <R extends BookingRole>(
  act: BookingAct,
  { facts, role }: Pick<Loaded, 'facts'> & { role: R | null },
  now: Temporal.Instant,
) => {
  refuseIf(whyNot(act, facts, role, now));
  if (role === null) throw new Refusal('bookings.not_allowed_now');
  return { role, to: nextStatus(act, facts, role, now) };
};
