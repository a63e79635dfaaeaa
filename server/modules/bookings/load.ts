import type { Temporal } from 'temporal-polyfill';
import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../platform/work.ts';
import type { BookingAct, BookingRole } from '../../../contract/bookings/index.ts';
import type { Actor } from '../../policies/actor.ts';
import { administersBooking, bookingScope, ownBookings, roleIn } from '../../policies/bookings.ts';
import { sittingsOf, wasHeld } from '../meetings/index.ts';
import { programmeById } from '../programmes/index.ts';
import { factsOf } from './facts.ts';
import { roomOf } from './queries/room.ts';
import { type BookingRow, isReturned, type ParticipantRow, participantsOf } from './queries/views.ts';
import { nextStatus, whyNot } from './rules/states.ts';
import type { Loaded } from './settle.ts';
import { lockBooking } from './store/bookings.ts';

/** As whom somebody acts: as what they are in the booking, or as an admin of it (ADB-48). */
export type ActingAs = 'themselves' | 'admin';

const factsNow = async (tx: Tx, booking: BookingRow, people: readonly ParticipantRow[], viewerId: number | null) =>
  factsOf(booking, people, viewerId, {
    pointsReturned: await isReturned(tx, booking.id),
    meetingHeld: wasHeld(await sittingsOf(tx, [roomOf(booking.id)])),
  });

const load = async ({ tx, actor }: Work<Actor>, id: number) => {
  const booking = found(await lockBooking(tx, id, bookingScope(actor)), 'bookings.not_found');
  // Who has left a group is told and asked nothing more of its sessions.
  const people = (await participantsOf(tx, [id])).filter(({ hiddenAt }) => hiddenAt === null);
  const row = booking.programId === null ? undefined : await programmeById(tx, booking.programId);
  const facts = await factsNow(tx, booking, people, actor.id);
  return { booking, people, facts, byId: actor.id, programme: row?.program ?? null };
};

/** A booking for an act of its admins: there for the actor (else 404), theirs (else 403), locked, with its people. */
export const loadAsAdmin = async (work: Work<Actor>, id: number) => {
  const { programme, ...loaded } = await load(work, id);
  refuseIf(administersBooking(work.actor, programme) ? null : 'bookings.admins_only', 403);
  return { ...loaded, role: 'admin' as const };
};

/** A booking for an act: there for the actor (else 404), locked, with its people and in what capacity the actor acts. */
export const loadForAct = async (work: Work<Actor>, id: number, as: ActingAs = 'themselves') => {
  if (as === 'admin') return loadAsAdmin(work, id);
  const { programme, ...loaded } = await load(work, id);
  return { ...loaded, role: roleIn(work.actor, loaded.people, programme) };
};

/** A session for one of those who took part in it: theirs alone, and locked. */
export const loadOwn = async ({ tx, actor }: Work<Actor>, id: number) => {
  const booking = found(await lockBooking(tx, id, ownBookings(actor)), 'bookings.not_found');
  const people = await participantsOf(tx, [id]);
  const role = people.find(({ userId }) => userId === actor.id)?.userType;
  if (role === undefined) throw new Error('who may see it as a participant takes part');
  return { booking, people, role, byId: actor.id, facts: await factsNow(tx, booking, people, actor.id) };
};

/** A booking for an act of the clock or of the house: locked; undefined when it has gone meanwhile. */
export const loadForSystem = async ({ tx }: Change, id: number) => {
  const booking = await lockBooking(tx, id, 'all');
  if (!booking) return undefined;
  const people = await participantsOf(tx, [id]);
  return { booking, people, role: 'system' as const, byId: null, facts: await factsNow(tx, booking, people, null) };
};

/** Refuses what the table does not allow now; else in what role they act, and where the act leads. */
export const guard = <R extends BookingRole>(
  act: BookingAct,
  { facts, role }: Pick<Loaded, 'facts'> & { role: R | null },
  now: Temporal.Instant,
) => {
  refuseIf(whyNot(act, facts, role, now));
  if (role === null) throw new Refusal('bookings.not_allowed_now');
  return { role, to: nextStatus(act, facts, role, now) };
};
