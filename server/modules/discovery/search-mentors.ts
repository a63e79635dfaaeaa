import type { MemberSort } from '../../../contract/discovery/values.ts';
import type { Tx } from '../../platform/work.ts';
import { openMembers, type People } from './queries/members.ts';
import {
  type Among,
  countedUntil,
  countOf,
  type Found,
  type MentorFilter,
  type Stretch,
  stretchOf,
} from './queries/search.ts';
import { folded, lookUp, wordsOfMembers } from './queries/typed-words.ts';
import { wordsIn } from './rules/lexemes.ts';
import { asTyped, type ChosenValues, misspelt, type Reading } from './rules/readings.ts';

/** What is typed beyond this is left out. */
const most = { letters: 100, words: 10 };

const wordsOf = async (tx: Tx, search: string) => {
  const typed = search.trim().slice(0, most.letters);
  return typed === '' ? [] : [...new Set(wordsIn(await folded(tx, typed)))].slice(0, most.words);
};

type Part = Pick<Stretch, 'offset' | 'limit' | 'after'>;

/** Whom one reading finds: how many, up to the number that is counted, and each stretch of them. */
interface Opened {
  people: number;
  stretch: (part: Part) => Promise<Omit<Found, 'total'>>;
}

interface Search {
  reading: Reading;
  /** D27: the readings after the first, which are only asked for when it finds less than a page. */
  later: () => Promise<Reading[]>;
  open: (among: Among) => Promise<Opened>;
}

/**
 * The people that readings find together, an earlier reading's before a later one's. As every reading but the last finds
 * less than a page, what is before it is on the first page.
 */
const together = async ({ reading, later, open }: Search, { offset, limit, after }: Part): Promise<Found> => {
  const first: number[] = [];
  let opened = await open({ reading, without: [] });
  const rest = opened.people < limit ? await later() : [];
  for (const next of rest) {
    if (first.length + opened.people >= limit) break;
    const closest = await opened.stretch({ offset: 0, limit });
    first.push(...closest.ids);
    opened = await open({ reading: next, without: [...first] });
  }
  const total = after?.total ?? Math.min(countedUntil, first.length + opened.people);
  const listed = after ? [] : first.slice(offset, offset + limit);
  const skipped = after ? 0 : Math.max(0, offset - first.length);
  const { ids, place } = await opened.stretch({ offset: skipped, limit: limit - listed.length, after });
  return { ids: [...listed, ...ids], total, place };
};

const readingsOf = async (
  tx: Tx,
  { search, program_goals: services, ...values }: MentorFilter,
  listed?: ReturnType<typeof wordsOfMembers>,
) => {
  const words = await wordsOf(tx, search);
  const chosen: ChosenValues = { ...values, program_goals: services ?? [] };
  const later = async () => (words.length === 0 ? [] : misspelt(await lookUp(tx, words, listed), chosen));
  return { reading: asTyped(words, chosen), later };
};

/** The platform's mentors that a search finds, in the order asked for (B20, M33). */
export const searchMentors = async (tx: Tx, asked: MentorFilter, { sort, ...part }: Stretch): Promise<Found> => {
  const open = async (among: Among) => {
    const people = await countOf(tx, among, part.after ? part.limit : countedUntil);
    const stretch = (wanted: Part) => {
      const here = wanted.after ? wanted.after.total - among.without.length : people;
      return stretchOf(tx, among, here, { ...wanted, sort });
    };
    return { people, stretch };
  };
  return together({ ...(await readingsOf(tx, asked)), open }, part);
};

/** The people of a directory that a search finds, in the order asked for (B22, M33). */
export const searchMembers = async (
  tx: Tx,
  people: People,
  asked: MentorFilter,
  { sort, ...part }: Part & { sort: MemberSort },
): Promise<Found> => {
  const open = (among: Among) => openMembers(tx, people, sort, among);
  return together({ ...(await readingsOf(tx, asked, wordsOfMembers(people.programId))), open }, part);
};
