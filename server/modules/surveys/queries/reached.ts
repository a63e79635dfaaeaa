import { and, eq, inArray, isNull, min, max, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { applicants, applications } from '../../applications/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import type { Reached } from '../rules/nps.ts';

type When = Temporal.Instant | null | undefined;

const reached = (context: Reached['context'], programId: number | null, at: When): Reached[] =>
  at ? [{ context, programId, at }] : [];

/** B118, B143: the welcome was closed, which is what follows setting up one's profile. */
const signedUp = async (tx: Tx, userId: number) => {
  const [row] = await read(tx)
    .select({ at: users.onboardedAt })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isEnterprise, false)));
  return reached('sign_up', null, row?.at);
};

/** B118: their first session here that took place; one that was logged afterwards is none that they booked. */
const firstSession = async (tx: Tx, userId: number, programId: number | null) => {
  const [row] = await read(tx)
    .select({ at: min(sql`coalesce(${bookings.completedAt}, ${bookings.endAt})`).mapWith(bookings.endAt) })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookingParticipants.userId, userId),
        isNull(bookingParticipants.hiddenAt),
        programId === null ? isNull(bookings.programId) : eq(bookings.programId, programId),
        inArray(bookings.status, ['completed', 'partially_rated', 'fully_rated']),
        eq(bookings.isOffline, false),
        isNull(bookings.hiddenAt),
      ),
    );
  return reached(programId === null ? 'first_booking' : 'portal_first_booking_nps', programId, row?.at);
};

/** B118: their latest application to this programme. */
export const applied = async (tx: Tx, userId: number, programId: number) => {
  const [row] = await read(tx)
    .select({ at: max(applicants.appliedOn) })
    .from(applicants)
    .innerJoin(applications, eq(applications.id, applicants.applicationId))
    .where(and(eq(applicants.userId, userId), eq(applications.programId, programId)));
  return reached('program_application', programId, row?.at);
};

/** What this person can be asked about on the platform (`programId` null), or in the portal of a programme. */
export const reachedIn = async (tx: Tx, userId: number, programId: number | null) => [
  ...(await signedUp(tx, userId)),
  ...(await firstSession(tx, userId, programId)),
];
