import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';

/** Counts somebody's averages anew over the reviews that are open by then (B16). */
export const countAverages = async (tx: Tx, userId: number, now: Temporal.Instant) => {
  await db(tx).execute(sql`
    insert into review_averages (user_id, fl_average_rating, average_rating, total_reviews, counted_until)
    select ${userId}::bigint, avg(star_rating) filter (where program_id is null), avg(star_rating), count(*), ${now.toString()}::timestamptz
    from reviews where ratee_id = ${userId} and not hidden and unsealed_at <= ${now.toString()}::timestamptz
    on conflict (user_id) do update set
      fl_average_rating = excluded.fl_average_rating, average_rating = excluded.average_rating,
      total_reviews = excluded.total_reviews, counted_until = excluded.counted_until`);
};
