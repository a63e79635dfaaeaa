import { eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookings } from '../tables.ts';

/** The programme of a booking, which never changes; null on the platform, and where there is no booking. */
export const programmeOf = async (tx: Tx, bookingId: number) => {
  const [row] = await read(tx)
    .select({ programId: bookings.programId })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row?.programId ?? null;
};
