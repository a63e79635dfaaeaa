import type { Temporal } from 'temporal-polyfill';
import { percentDone } from '../../../contract/objectives/index.ts';
import type { ReadWork } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentPerson } from '../profiles/index.ts';
import { presentSet, type SetFacts } from './present.ts';
import { peopleById } from './queries/people.ts';
import { commentsIn, monthsOf, objectivesIn, openSuggestionsIn, type SetRow } from './queries/sets.ts';
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
  return { months, objectives, comments, suggestions, face, today: dayOf(now, timezone), now };
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
export const showFigures = async ({ tx, now }: Reader, { set, timezone }: SetRow): Promise<Figures> => {
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
