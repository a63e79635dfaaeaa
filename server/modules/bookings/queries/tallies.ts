import { sql } from 'drizzle-orm';
import type { BookingKind, FiledUnder } from '../../../../contract/bookings/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingTallies, bookingTallyChanges } from '../tables.ts';

/** The place that means all bookings together. */
const everyPlace = 0;

interface Days {
  programId: number | null;
  status: readonly FiledUnder[];
  firstDay: string | null;
  endDay: string | null;
}

const oneDay = 24 * 3600 * 1000;

/**
 * How many bookings begin on each UTC day, earliest first, by type: the tallies plus the changes not yet added to them.
 */
export const talliesOf = async (tx: Tx, { programId, status, firstDay, endDay }: Days) => {
  const during = sql`day >= coalesce(${firstDay}::date, '-infinity') and day < coalesce(${endDay}::date, 'infinity')
    and (${status.length === 0} or filed_under = any(${sql.param([...status])}::text[]))`;
  const here = programId === null ? sql`true` : sql`program_id = ${programId}`;
  const rows = await readRows<{ type: BookingKind; from_ms: string; bookings: string }>(
    tx,
    sql`select booking_type as type, extract(epoch from day) * 1000 as from_ms, sum(bookings) as bookings from (
          select booking_type, day, bookings from ${bookingTallies} where place = ${programId ?? everyPlace} and ${during}
          union all
          select booking_type, day, change from ${bookingTallyChanges} where ${here} and ${during}
        ) as tallied group by booking_type, day having sum(bookings) <> 0 order by day`,
  );
  return (type: BookingKind) =>
    rows
      .filter((row) => row.type === type)
      .map(({ from_ms: from, bookings }) => ({
        from: Number(from),
        until: Number(from) + oneDay,
        bookings: Number(bookings),
      }));
};
