import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { bookingParticipants, bookings } from '../tables.ts';

interface Unmet {
  programId: number;
  userId: SQLWrapper;
  since: Temporal.Instant;
  until: Temporal.Instant;
}

/**
 * A member of a program who held no session there between these moments. One that is over and waits to be completed
 * counts, one that was missed or called off does not. For the WHERE of a list of members.
 */
export const withoutSession = ({ programId, userId, since, until }: Unmet) =>
  sql`not exists (
    select from ${bookingParticipants}
    join ${bookings} on ${bookings.id} = ${bookingParticipants.bookingId}
    where ${bookingParticipants.userId} = ${userId} and ${bookings.programId} = ${programId}
      and ${bookings.startAt} >= ${since.toString()} and ${bookings.endAt} <= ${until.toString()}
      and ${bookings.status} in ('upcoming', 'completed', 'partially_rated', 'fully_rated')
      and ${bookings.confirmation} = 'confirmed' and ${bookings.hiddenAt} is null)`;
