import { inArray, or, sql } from 'drizzle-orm';
import { candidatesIn, chosenAmong } from '../../../platform/chosen.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { countries, industries, languages, skills } from '../tables.ts';

const lists = { country: countries, industry: industries, language: languages, skill: skills };
/** The lists that people can be filtered by. */
export type FilterList = keyof typeof lists;

/** M30: entries of a list by id or printed name; retired ones too, because profiles still have them. */
export const entriesChosen = async (tx: Tx, list: FilterList, given: readonly string[]) => {
  if (given.length === 0) return { ids: [], hasUnknown: false };
  const { id, name } = lists[list];
  const candidates = candidatesIn(given);
  const numbers = candidates.filter((text) => /^\d{1,15}$/.test(text)).map(Number);
  const entries = await read(tx)
    .select({ id, name: sql<string>`${name}::text` })
    .from(lists[list])
    .where(
      or(
        inArray(id, numbers),
        inArray(
          sql`lower(${name}::text)`,
          candidates.map((text) => text.toLowerCase()),
        ),
      ),
    );
  return chosenAmong(given, entries);
};
