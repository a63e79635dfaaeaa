import { type SQL, sql } from 'drizzle-orm';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import type { TypedWord } from '../rules/readings.ts';
import { memberWords } from '../tables.ts';

/** D27: with fewer letters, almost every word is like every other. */
const fewestLetters = 3;
const mostAlike = 20;

/** In small letters and without accents, as the index has its words. */
export const folded = async (tx: Tx, text: string) => {
  const [row] = await readRows<{ folded: string }>(tx, sql`select lower(unaccent(${text})) as folded`);
  return row?.folded ?? '';
};

/** A list of words, with a condition that others follow. */
const mentors = sql`mentor_words v where true`;
export const wordsOfMembers = (programId: number) => sql`${memberWords} v where v.program_id = ${programId}`;

interface Row {
  typed: string;
  known: boolean;
  near: { word: string; similarity: number }[];
}

/**
 * Which of these words people's words begin with, and the words most like them: from the list of words, which is far
 * shorter than the list of people.
 */
export const lookUp = async (tx: Tx, words: readonly string[], listed: SQL = mentors): Promise<TypedWord[]> => {
  if (words.length === 0) return [];
  const rows = await readRows<Row>(
    tx,
    sql`select w.typed,
          exists (select from ${listed} and v.word >= w.typed collate "C" and v.word < (w.typed || U&'\\+10FFFF') collate "C") as known,
          (select coalesce(json_agg(json_build_object('word', n.word, 'similarity', n.similarity)), '[]') from (
            select v.word, similarity(v.word, w.typed) as similarity from ${listed}
            and v.word % w.typed and length(w.typed) >= ${fewestLetters}::integer
            order by similarity desc, v.word limit ${mostAlike}) n) as near
        from unnest(${sql.param(words)}::text[]) with ordinality as w (typed, at) order by w.at`,
  );
  return rows.map(({ typed, known, near }) => ({ typed, isKnown: known, near }));
};
