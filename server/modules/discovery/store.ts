import { eq, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { meanWeight } from '../../../contract/discovery/values.ts';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import {
  memberCountChanges,
  memberCounts,
  mentorCountChanges,
  mentorCounts,
  mentorIndex,
  mentorMean,
  mentorWords,
} from './tables.ts';

type Row = Omit<typeof mentorIndex.$inferInsert, 'lexemes'> & { lexemes: readonly string[] };

/** In the order of the words, so that two who write the same ones never wait for each other in a circle. */
const addWords = async (tx: Tx, words: readonly string[]) => {
  const rows = [...new Set(words)].toSorted().map((word) => ({ word }));
  if (rows.length > 0) await db(tx).insert(mentorWords).values(rows).onConflictDoNothing();
};

/**
 * A name must not stay when its last bearer is gone. A word that somebody else takes up at this very moment may be lost
 * from the list: it is then found as it is written, but not suggested for what is misspelt until it is written again.
 */
const dropWords = async (tx: Tx, lexemes: string) => {
  await db(tx).execute(
    sql`delete from mentor_words w where w.word = any(tsvector_to_array(${lexemes}::tsvector))
        and not exists (select from mentor_index m where m.lexemes @@ quote_literal(w.word)::tsquery)`,
  );
};

const lexemesOf = async (tx: Tx, userId: number) => {
  const [row] = await db(tx)
    .select({ lexemes: mentorIndex.lexemes })
    .from(mentorIndex)
    .where(eq(mentorIndex.userId, userId))
    .for('update');
  return row?.lexemes;
};

/** Adds a mentor to the index or updates their row. */
export const writeMentor = async (tx: Tx, words: readonly string[], row: Row) => {
  const before = await lexemesOf(tx, row.userId);
  await addWords(tx, words);
  const lexemes = sql<string>`array_to_tsvector(${sql.param(row.lexemes)}::text[])`;
  const values = { ...row, lexemes };
  const { userId: _key, ...rest } = values;
  await db(tx).insert(mentorIndex).values(values).onConflictDoUpdate({ target: mentorIndex.userId, set: rest });
  if (before !== undefined) await dropWords(tx, before);
};

export const removeMentor = async (tx: Tx, userId: number) => {
  const before = await lexemesOf(tx, userId);
  if (before === undefined) return;
  await db(tx).delete(mentorIndex).where(eq(mentorIndex.userId, userId));
  await dropWords(tx, before);
};

interface Look {
  userId: number;
  /** Null: none within the days checked. */
  nextSlotAt: Temporal.Instant | null;
  sessions: number;
}

/** What was seen of these mentors. */
export const writeLook = async (tx: Tx, looks: readonly Look[], lookedAt: Temporal.Instant) => {
  if (looks.length === 0) return;
  const rows = looks.map(
    ({ userId, nextSlotAt, sessions }) =>
      sql`(${userId}::bigint, ${nextSlotAt?.toString() ?? null}::timestamptz, ${sessions}::integer)`,
  );
  await db(tx).execute(
    sql`update mentor_index m set next_slot_at = v.next_slot_at, sessions = v.sessions, looked_at = ${lookedAt.toString()}::timestamptz
        from (values ${sql.join(rows, sql`, `)}) as v (user_id, next_slot_at, sessions) where m.user_id = v.user_id`,
  );
};

/** M33: everyone's mean, and where each mentor stands with it. */
export const changeMean = async (tx: Tx, mean: number) => {
  await db(tx).insert(mentorMean).values({ mean }).onConflictDoUpdate({ target: mentorMean.one, set: { mean } });
  await db(tx).execute(
    sql`update mentor_index set standing = (${meanWeight} * ${mean}::float8 + coalesce(rating, ${mean}::float8) * stars) / (${meanWeight} + stars)`,
  );
};

/** Moves what has changed into the counts. */
export const addUpCounts = async (tx: Tx) => {
  await db(tx).execute(sql`
    with gone as (delete from ${mentorCountChanges} returning key, value, change)
    insert into ${mentorCounts} (key, value, people)
    select key, value, sum(change) from gone group by 1, 2 having sum(change) <> 0 order by 1, 2
    on conflict (key, value) do update set people = mentor_counts.people + excluded.people`);
  await db(tx).execute(sql`
    with gone as (delete from ${memberCountChanges} returning program_id, side, state, value, change)
    insert into ${memberCounts} (program_id, side, state, value, people)
    select program_id, side, state, value, sum(change) from gone
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (program_id, side, state, value) do update set people = member_counts.people + excluded.people`);
};
