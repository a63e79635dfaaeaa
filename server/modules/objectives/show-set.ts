import type { Temporal } from 'temporal-polyfill';
import { percentDone } from '../../../contract/objectives/index.ts';
import type { ReadWork, Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentPerson } from '../profiles/index.ts';
import { presentSet, type SetFacts } from './present.ts';
import { peopleById, type Place } from './queries/people.ts';
import { commentsIn, monthsOf, objectivesIn, openSuggestionsIn, setOf, type SetRow } from './queries/sets.ts';
import { dayOf } from './rules/months.ts';
import { statusOn } from './rules/status.ts';

type Reader = ReadWork<Actor> & { now: Temporal.Instant };

const factsOf = async ({ tx, now }: Reader, { set, timezone }: SetRow): Promise<SetFacts> => {
  const [months, objectives] = [await monthsOf(tx, set.id), await objectivesIn(tx, set.id)];
  const [comments, suggestions] = [await commentsIn(tx, set.id), await openSuggestionsIn(tx, set.id)];
  const people = await peopleById(
    tx,
    [...comments, ...suggestions].map(({ authorId }) => authorId),
  );
  const faces = new Map(
    people.map(({ user, info }) => [
      user.id,
      presentPerson({
        ...user,
        profilePhoto: info?.profilePhoto ?? null,
        jobTitle: info?.jobTitle ?? null,
        company: info?.company ?? null,
      }),
    ]),
  );
  const face = (id: number) => {
    const known = faces.get(id);
    if (!known) throw new Error(`nobody has the number ${id}`);
    return known;
  };
  return { ownerId: set.userId, months, objectives, comments, suggestions, face, today: dayOf(now, timezone), now };
};

/** A set as this reader sees it (OBJ-15). */
export const showSet = async (reader: Reader, row: SetRow) =>
  presentSet(row, await factsOf(reader, row), reader.actor.id);

interface Figures {
  total: number;
  done: number;
  percent: number;
  expired: number;
}

/** What admins of a program may know (B59). */
export const showFigures = async (
  { tx, now }: Pick<Reader, 'tx' | 'now'>,
  { set, timezone }: SetRow,
): Promise<Figures> => {
  const today = dayOf(now, timezone).toString();
  const statuses = (await objectivesIn(tx, set.id)).map((row) => statusOn(row, today));
  const [total, done] = [statuses.length, statuses.filter((one) => one === 'done').length];
  return {
    total,
    done,
    percent: percentDone({ done, total }),
    expired: statuses.filter((one) => one === 'expired').length,
  };
};

/** What somebody set out to do in a place and what came of it, once it is ready; null if there is nothing. */
export const planOf = async (tx: Tx, place: Place, now: Temporal.Instant) => {
  const row = await setOf(tx, place.userId, place.programId);
  if (row?.set.status !== 'ready') return null;
  const { total, done, percent } = await showFigures({ tx, now }, row);
  const months = new Map((await monthsOf(tx, row.set.id)).map(({ id, monthNumber }) => [id, monthNumber]));
  const today = dayOf(now, row.timezone).toString();
  const objectives = (await objectivesIn(tx, row.set.id)).map((one) => ({
    month: months.get(one.monthId) ?? 1,
    title: one.title,
    status: statusOn(one, today),
    due_date: one.dueDate,
    done_at: one.doneAt?.toString() ?? null,
    evidence_note: one.evidenceNote,
    evidence_link: one.evidenceLink,
  }));
  return { description: row.set.description, total, done, percent, objectives };
};
