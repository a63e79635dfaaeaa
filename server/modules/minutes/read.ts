import type { Temporal } from 'temporal-polyfill';
import type { ReadWork, Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { type BookingRow, participantsOf } from '../bookings/index.ts';
import { openTitlesOf, setOf } from '../objectives/index.ts';
import { itemsOf, madeBy, minutesOf, openActionsBefore, peopleById } from './queries.ts';
import type { Reader } from './rules/who.ts';

/** How many objectives, and how many actions of earlier sessions, are offered for the agenda. */
const mostIdeas = 5;

/** Who takes part, those who left a group left out. */
export const peopleIn = async (tx: Tx, { id }: BookingRow) =>
  (await participantsOf(tx, [id])).filter(({ hiddenAt, deletedAt }) => hiddenAt === null && deletedAt === null);

export const readerIn = ({ mentorId }: BookingRow, { id }: Actor): Reader => ({ id, isMentor: id === mentorId });

/** Whose open objectives the session can be about: the reader's own, or those of the only mentee of their session. */
const learnerFor = (people: Awaited<ReturnType<typeof peopleIn>>, reader: Reader) => {
  const mentees = people.filter(({ userType }) => userType === 'mentee').map(({ userId }) => userId);
  if (!reader.isMentor) return reader.id;
  return mentees.length === 1 ? (mentees[0] ?? null) : null;
};

type MinutesReader = ReadWork<Actor> & { now: Temporal.Instant };

/** All that the minutes of a session are made of, for one reader. */
export const readMinutes = async ({ tx, actor, now }: MinutesReader, booking: BookingRow) => {
  const reader = readerIn(booking, actor);
  const people = await peopleIn(tx, booking);
  const learner = learnerFor(people, reader);
  const set = learner === null ? undefined : await setOf(tx, learner, booking.programId);
  const [minutes, items] = [await minutesOf(tx, booking.id), await itemsOf(tx, booking.id)];
  const changedBy = minutes?.changedBy ?? null;
  const named = await peopleById(tx, [
    ...items.flatMap(({ authorId, ownerId }) => [authorId, ...(ownerId === null ? [] : [ownerId])]),
    ...people.map(({ userId }) => userId),
    ...(changedBy === null ? [] : [changedBy]),
  ]);
  return {
    booking,
    reader,
    now,
    minutes,
    items,
    people: people.map(({ userId }) => userId),
    named,
    made: await madeBy(
      tx,
      reader.id,
      items.map(({ id }) => id),
    ),
    hasPlan: !reader.isMentor && set?.set.status === 'ready',
    objectives: set ? await openTitlesOf(tx, set, mostIdeas) : [],
    actions: learner === null ? [] : await openActionsBefore(tx, booking, learner, mostIdeas),
  };
};
export type MinutesRead = Awaited<ReturnType<typeof readMinutes>>;
