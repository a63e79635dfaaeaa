import { sql } from 'drizzle-orm';
import type { BookingSide } from '../../contract/bookings/index.ts';
import { questionsOf } from '../modules/programmes/index.ts';
import { reviewAnswers } from '../modules/reviews/tables.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';
import { writeRows } from './write-rows.store.ts';

interface Answered {
  reviewId: number;
  programId: number | null;
  by: BookingSide;
  stars: readonly number[];
  text: string | null;
}

/** What was answered to the star questions of each review, with the words beside the first (REV-01). */
export const writeAnswers = async (tx: Tx, answered: readonly Answered[]) => {
  const asked = new Map<number | null, Awaited<ReturnType<typeof questionsOf>>>();
  for (const programId of new Set(answered.map((one) => one.programId)))
    asked.set(programId, await questionsOf(tx, programId));
  const rows = answered.flatMap(({ reviewId, programId, by, stars, text }) =>
    (asked.get(programId) ?? [])
      .filter(({ userType }) => userType === by)
      .slice(0, stars.length)
      .map(({ id: questionId, title, description, category, scaleStart, scaleEnd }, position) => ({
        reviewId,
        questionId,
        position,
        title,
        description,
        category,
        scaleStart,
        scaleEnd,
        value: stars[position] ?? null,
        text: position === 0 ? text : null,
      })),
  );
  await writeRows(tx, reviewAnswers, rows);
};

/** The reviews' ids by their session and who wrote them. */
export const reviewIds = async (tx: Tx) => {
  const { rows } = await db(tx).execute<{ id: string; booking_id: string; rater_id: string }>(
    sql`select id, booking_id, rater_id from reviews`,
  );
  return new Map(rows.map((row) => [`${row.booking_id} ${row.rater_id}`, Number(row.id)]));
};
