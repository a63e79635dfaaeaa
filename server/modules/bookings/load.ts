import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administersBooking, bookingScope, roleIn } from '../../policies/bookings.ts';
import { sittingsOf, wasHeld } from '../meetings/index.ts';
import { programmeById } from '../programmes/index.ts';
import { factsOf } from './facts.ts';
import { roomOf } from './queries/room.ts';
import { isReturned, participantsOf } from './queries/views.ts';
import { lockBooking } from './store/bookings.ts';

/** As whom somebody acts: as what they are in the booking, or as an admin of it (ADB-48). */
export type ActingAs = 'themselves' | 'admin';

const load = async ({ tx, actor }: Work<Actor>, id: number) => {
  const booking = found(await lockBooking(tx, id, bookingScope(actor)), 'bookings.not_found');
  // Who has left a group is told and asked nothing more of its sessions.
  const people = (await participantsOf(tx, [id])).filter(({ hiddenAt }) => hiddenAt === null);
  const row = booking.programId === null ? undefined : await programmeById(tx, booking.programId);
  const facts = factsOf(booking, people, actor.id, {
    pointsReturned: await isReturned(tx, id),
    meetingHeld: wasHeld(await sittingsOf(tx, [roomOf(id)])),
  });
  return { booking, people, facts, programme: row?.program ?? null };
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
