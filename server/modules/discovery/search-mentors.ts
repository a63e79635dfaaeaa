import type { Tx } from '../../platform/work.ts';
import {
  type Among,
  countedUntil,
  countOf,
  type Found,
  type MentorFilter,
  type Stretch,
  stretchOf,
} from './queries/search.ts';
import { folded, lookUp } from './queries/typed-words.ts';
import { wordsIn } from './rules/lexemes.ts';
import { asTyped, type ChosenValues, misspelt, type Reading } from './rules/readings.ts';

/** What is typed beyond this is left out. */
const most = { letters: 100, words: 10 };

const wordsOf = async (tx: Tx, search: string) => {
  const typed = search.trim().slice(0, most.letters);
  return typed === '' ? [] : [...new Set(wordsIn(await folded(tx, typed)))].slice(0, most.words);
};

/** D27: the readings of a search after the first, which are only asked for when it finds less than a page. */
const readingsOf = async (tx: Tx, words: readonly string[], values: ChosenValues) =>
  misspelt(await lookUp(tx, words), values);

/**
 * The people that readings find together, an earlier reading's before a later one's. As every reading but the last finds
 * less than a page, what is before it is on the first page.
 */
const together = async (
  tx: Tx,
  reading: Reading,
  later: () => Promise<Reading[]>,
  stretch: Stretch,
): Promise<Found> => {
  const { sort, offset, limit, after } = stretch;
  const first: number[] = [];
  let among: Among = { reading, without: [] };
  let people = await countOf(tx, among, after ? limit : countedUntil);
  const rest = people < limit ? await later() : [];
  for (const next of rest) {
    if (first.length + people >= limit) break;
    const closest = await stretchOf(tx, among, people, { sort, offset: 0, limit });
    first.push(...closest.ids);
    among = { reading: next, without: [...first] };
    people = await countOf(tx, among, after ? limit : countedUntil);
  }
  const total = after?.total ?? first.length + people;
  const listed = after ? [] : first.slice(offset, offset + limit);
  const skipped = after ? 0 : Math.max(0, offset - first.length);
  const here = after ? after.total - first.length : people;
  const { ids, place } = await stretchOf(tx, among, here, {
    sort,
    offset: skipped,
    limit: limit - listed.length,
    after,
  });
  return { ids: [...listed, ...ids], total, place };
};

const valuesOf = ({ search: _words, program_goals: _services, ...values }: MentorFilter): ChosenValues => values;

/** The platform's mentors that a search finds, in the order asked for (B20, M33). */
export const searchMentors = async (tx: Tx, asked: MentorFilter, stretch: Stretch): Promise<Found> => {
  const words = await wordsOf(tx, asked.search);
  const values = valuesOf(asked);
  const later = () => (words.length === 0 ? Promise.resolve([]) : readingsOf(tx, words, values));
  return together(tx, asTyped(words, values), later, stretch);
};
