import { sql } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingTallies, bookingTallyChanges } from '../tables.ts';

/** The place that means all bookings together. */
const everyPlace = 0;

/** Moves the changes into the tallies of their programme and of all places. */
export const addUpTallies = async (tx: Tx) => {
  await db(tx).execute(sql`
    with gone as (delete from ${bookingTallyChanges} returning program_id, booking_type, filed_under, day, change),
    both_places as (
      select ${everyPlace}::bigint as place, booking_type, filed_under, day, change from gone
      union all
      select program_id, booking_type, filed_under, day, change from gone where program_id is not null
    )
    insert into ${bookingTallies} (place, booking_type, filed_under, day, bookings)
    select place, booking_type, filed_under, day, sum(change) from both_places
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (place, booking_type, filed_under, day)
    do update set bookings = booking_tallies.bookings + excluded.bookings`);
};
