import type { Temporal } from 'temporal-polyfill';
import type { ReadWork, Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { type BookingRow, type ParticipantRow, participantsOf } from '../bookings/index.ts';
import { openTitlesOf, type SetRow, setOf } from '../objectives/index.ts';
import { itemsOf, madeBy, minutesOf, openActionsBefore } from './queries.ts';
import type { Learner, Reader } from './rules/who.ts';

/** How many objectives, and how many actions of earlier sessions, are offered for the agenda. */
const mostIdeas = 5;

const isHere = ({ hiddenAt, deletedAt }: ParticipantRow) => hiddenAt === null && deletedAt === null;

/** Who takes part, those who left a group left out. */
export const peopleIn = async (tx: Tx, { id }: BookingRow) => (await participantsOf(tx, [id])).filter(isHere);

export const readerIn = ({ mentorId }: BookingRow, { id }: Actor): Reader => ({ id, isMentor: id === mentorId });

/** Whose open objectives the session can be about: the reader's own, or those of the only mentee of their session. */
const learnerFor = (people: readonly ParticipantRow[], reader: Reader) => {
  const mentees = people.filter(({ userType }) => userType === 'mentee').map(({ userId }) => userId);
  if (!reader.isMentor) return reader.id;
  return mentees.length === 1 ? (mentees[0] ?? null) : null;
};

/** How far the learning plan of a reader is; a mentor of the session has none in it. */
export const planOf = (row: SetRow | undefined): Learner['plan'] => row?.set.status ?? 'none';

type MinutesReader = ReadWork<Actor> & { now: Temporal.Instant };

/** All that the minutes of a session are made of, for one reader. */
export const readMinutes = async ({ tx, actor, now }: MinutesReader, booking: BookingRow) => {
  const reader = readerIn(booking, actor);
  const everyone = await participantsOf(tx, [booking.id]);
  const people = everyone.filter(isHere);
  const learner = learnerFor(people, reader);
  const set = learner === null ? undefined : await setOf(tx, learner, booking.programId);
  const [minutes, items] = [await minutesOf(tx, booking.id), await itemsOf(tx, booking.id)];
  return {
    booking,
    reader,
    now,
    minutes,
    items,
    people: people.map(({ userId }) => userId),
    /** Those who have left, too: what they wrote stands under their name. */
    everyone,
    made: await madeBy(
      tx,
      reader.id,
      items.map(({ id }) => id),
    ),
    plan: planOf(reader.isMentor ? undefined : set),
    objectives: set ? await openTitlesOf(tx, set, mostIdeas) : [],
    actions: learner === null ? [] : await openActionsBefore(tx, booking, learner, mostIdeas),
  };
};
export type MinutesRead = Awaited<ReturnType<typeof readMinutes>>;
