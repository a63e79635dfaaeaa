import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { bookingScope, roleIn } from '../../policies/bookings.ts';
import { factsOf } from './facts.ts';
import { participantsOf } from './queries/views.ts';
import { lockBooking } from './store.ts';

/** A booking for an act: there for the actor (else 404), locked, with its people and in what capacity the actor acts. */
export const loadForAct = async ({ tx, actor }: Work<Actor>, id: number) => {
  const booking = found(await lockBooking(tx, id, bookingScope(actor)), 'bookings.not_found');
  const people = await participantsOf(tx, [id]);
  return { booking, people, role: roleIn(actor, people), facts: factsOf(booking, people, actor.id) };
};
