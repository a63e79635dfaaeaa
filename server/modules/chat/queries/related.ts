import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { chatPages } from '../../../../contract/chat/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import { enterpriseAdmins } from '../../enterprises/tables.ts';
import { pairingParticipants, pairings } from '../../pairings/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, programs } from '../../programmes/tables.ts';
import { person } from './person.ts';

/** Somebody else, by a column: the statement asks for many at once. */
type Other = AnyPgColumn;

const sharesSession = (userId: number, other: Other) => sql`exists (select from ${bookingParticipants} as own
  join ${bookingParticipants} as theirs on theirs.booking_id = own.booking_id
  join ${bookings} as session on session.id = own.booking_id
  where own.user_id = ${userId} and theirs.user_id = ${other} and session.hidden_at is null
    and own.hidden_at is null and theirs.hidden_at is null)`;

/** A pair or a group, while it lasts and afterwards. */
const sharesPair = (userId: number, other: Other) => sql`exists (select from ${pairingParticipants} as own
  join ${pairingParticipants} as theirs on theirs.pairing_id = own.pairing_id
  join ${pairings} as pair on pair.id = own.pairing_id
  where own.user_id = ${userId} and theirs.user_id = ${other} and pair.hidden_at is null)`;

const sharesProgram = (userId: number, other: Other) => sql`exists (select from ${programMemberships} as own
  join ${programMemberships} as theirs on theirs.program_id = own.program_id
  where own.user_id = ${userId} and theirs.user_id = ${other} and own.removed_at is null and theirs.removed_at is null)`;

/** Enterprise admins and the members of their programs. */
const runsProgram = (userId: number, other: Other) => sql`exists (select from ${enterpriseAdmins} as runner
  join ${programs} as program on program.enterprise_id = runner.enterprise_id
  join ${programMemberships} as member on member.program_id = program.id and member.removed_at is null
  where (runner.user_id = ${userId} and member.user_id = ${other})
    or (runner.user_id = ${other} and member.user_id = ${userId}))`;

const isPlatformAdmin = (id: number | Other) =>
  sql`exists (select from ${users} as provider where provider.id = ${id} and provider.is_platform_admin)`;

/** B116: on the platform, with whom one shares a session, a pair or a program. */
const known = (userId: number, other: Other) =>
  or(sharesSession(userId, other), sharesPair(userId, other), sharesProgram(userId, other), runsProgram(userId, other));

const isMember = (programId: number, who: Other) => sql`exists (select from ${programMemberships} as member
  where member.program_id = ${programId} and member.user_id = ${who} and member.removed_at is null)`;

const runsIt = (programId: number, who: Other) => sql`exists (select from ${enterpriseAdmins} as runner
  join ${programs} as program on program.enterprise_id = runner.enterprise_id
  where program.id = ${programId} and runner.user_id = ${who})`;

/**
 * B116: those of these people to whom somebody may write: on the platform, or in a program that they are in themselves.
 * Admins of the platform and everybody may write to each other.
 */
export const writableAmong = async (tx: Tx, userId: number, programId: number | null, ids: readonly number[]) => {
  if (ids.length === 0) return new Set<number>();
  const related: SQL | undefined =
    programId === null
      ? or(isPlatformAdmin(userId), known(userId, users.id))
      : or(isMember(programId, users.id), runsIt(programId, users.id));
  const rows = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        ne(users.id, userId),
        isNull(users.deletedAt),
        or(eq(users.isPlatformAdmin, true), related),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** Everybody whom one can pick to write to, without those whom one merely may answer. */
const candidates = (userId: number, programId: number | null) =>
  sql`${users.id} in (${
    programId === null
      ? sql`select theirs.user_id from ${bookingParticipants} as own
          join ${bookingParticipants} as theirs on theirs.booking_id = own.booking_id
          join ${bookings} as session on session.id = own.booking_id
          where own.user_id = ${userId} and session.hidden_at is null and own.hidden_at is null and theirs.hidden_at is null
        union select theirs.user_id from ${pairingParticipants} as own
          join ${pairingParticipants} as theirs on theirs.pairing_id = own.pairing_id
          join ${pairings} as pair on pair.id = own.pairing_id
          where own.user_id = ${userId} and pair.hidden_at is null
        union select theirs.user_id from ${programMemberships} as own
          join ${programMemberships} as theirs on theirs.program_id = own.program_id and theirs.removed_at is null
          where own.user_id = ${userId} and own.removed_at is null`
      : sql`select member.user_id from ${programMemberships} as member
          where member.program_id = ${programId} and member.removed_at is null
        union select runner.user_id from ${enterpriseAdmins} as runner
          join ${programs} as program on program.enterprise_id = runner.enterprise_id where program.id = ${programId}`
  })`;

interface Picking {
  userId: number;
  programId: number | null;
  words: string;
  /** Who is not shown: a block stands between the two (M47). */
  without: readonly number[];
}

/** Whom one may write to, by name; one more than are shown. */
export const peopleToWriteTo = (tx: Tx, { userId, programId, words, without }: Picking) =>
  read(tx)
    .select(person)
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(
      and(
        candidates(userId, programId),
        ne(users.id, userId),
        isNull(users.deletedAt),
        without.length === 0 ? undefined : sql`${users.id} <> all(${sql.param([...without])}::bigint[])`,
        words === '' ? undefined : sql`${users.nameSought} like ${containing(words.toLowerCase())}`,
      ),
    )
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id))
    .limit(chatPages.people + 1);
