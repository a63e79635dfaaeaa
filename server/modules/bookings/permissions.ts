import type { BookingSide } from '../../../contract/bookings/index.ts';
import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administersBooking, bookingScope, roleIn } from '../../policies/bookings.ts';
import { programmeById, type ProgrammeRow } from '../programmes/index.ts';
import { bookingById, type BookingRow, type ParticipantRow, participantsOf } from './queries/views.ts';

/** A booking as a call finds it, before anything is locked. */
export interface SeenBooking {
  booking: BookingRow;
  /** Those who have left its group are still among them. */
  people: readonly ParticipantRow[];
  /** Null on the platform. */
  programme: ProgrammeRow['program'] | null;
  /** What the actor is in it; the table of transitions says what they may do as that. */
  role: BookingSide | 'admin' | null;
}

const seenBooking = async ({ tx, actor }: Work<Actor>, id: number): Promise<SeenBooking> => {
  const booking = found(await bookingById(tx, id, bookingScope(actor)), 'bookings.not_found');
  const { programId } = booking;
  const programme = programId === null ? null : ((await programmeById(tx, programId))?.program ?? null);
  const people = await participantsOf(tx, [id]);
  return { booking, people, programme, role: roleIn(actor, people, programme) };
};

/** Everyone who has the booking that the input names: those who take part in it, and those who administer it. */
export const viewerOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenBooking> => ({
  policy: signedIn,
  load: (work, input) => seenBooking(work, idOf(input)),
});

/** Who administers the booking that the input names. They act as its admins, even where they take part in it (ADB-48). */
export const adminOfBooking = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SeenBooking> => ({
  policy: signedIn,
  load: async (work, input) => {
    const seen = await seenBooking(work, idOf(input));
    refuseIf(administersBooking(work.actor, seen.programme) ? null : 'bookings.admins_only', 403);
    return { ...seen, role: 'admin' };
  },
});
