import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { type ActKind, companyActs, type CompanyAct, supportStaff } from '../../../../contract/screens/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { auditLog, users } from '../../accounts/tables.ts';
import { applications } from '../../applications/tables.ts';
import { bookingParticipants } from '../../bookings/tables.ts';
import { pairingParticipants, pairings } from '../../pairings/tables.ts';
import { programs } from '../../programmes/tables.ts';

/** Whose log is read: that of one program, or of everything in some companies. */
export type AuditScope = { programId: number } | { enterpriseIds: readonly number[] };

export interface AuditFilter {
  kind?: ActKind | undefined;
  by?: number | typeof supportStaff | undefined;
  /** The first moment that counts, and the first that does not any more. */
  from?: Temporal.Instant | undefined;
  until?: Temporal.Instant | undefined;
  search?: string | undefined;
}

const within = (scope: AuditScope) =>
  'programId' in scope
    ? eq(auditLog.programId, scope.programId)
    : inArray(auditLog.enterpriseId, [...scope.enterpriseIds]);

const acts = Object.keys(companyActs) as CompanyAct[];
const ofKind = (kind: ActKind | undefined) =>
  inArray(auditLog.action, kind === undefined ? acts : acts.filter((act) => companyActs[act] === kind));

const doneBy = (by: AuditFilter['by']) => {
  if (by === undefined) return undefined;
  return by === supportStaff ? auditLog.byPlatform : and(eq(auditLog.actorId, by), eq(auditLog.byPlatform, false));
};

/** The lines whose object is one of these. */
const about = (type: 'Application' | 'Pairing' | 'booking', ids: SQL) =>
  sql`(${auditLog.objectType} = ${type} and ${auditLog.objectId} in (${ids}))`;

/** The people who are called so today: found once, since each line is compared with them in several ways. */
const peopleCalled = (tx: Tx, like: string) =>
  read(tx)
    .$with('called')
    .as(
      read(tx)
        .select({ id: users.id })
        .from(users)
        .where(and(isNull(users.deletedAt), ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, like))),
    );

/**
 * A name of whoever acted or was acted upon, of the program, the form or the group. Nobody finds out who the platform's
 * staff are by looking for their names. What takes the longest comes last.
 */
const naming = (called: ReturnType<typeof peopleCalled>, like: string) => {
  const people = sql`select ${called.id} from ${called}`;
  return or(
    sql`(not ${auditLog.byPlatform} and ${auditLog.actorId} in (${people}))`,
    sql`${auditLog.asUserId} in (${people})`,
    sql`(${auditLog.data} ->> 'user_id')::bigint in (${people})`,
    inArray(auditLog.programId, sql`(select ${programs.id} from ${programs} where ${ilike(programs.name, like)})`),
    about('Application', sql`select ${applications.id} from ${applications} where ${ilike(applications.name, like)}`),
    about('Pairing', sql`select ${pairings.id} from ${pairings} where ${ilike(pairings.name, like)}`),
    about(
      'Pairing',
      sql`select ${pairingParticipants.pairingId} from ${pairingParticipants}
        where ${pairingParticipants.userId} in (${people})`,
    ),
    about(
      'booking',
      sql`select ${bookingParticipants.bookingId} from ${bookingParticipants}
        where ${bookingParticipants.userId} in (${people})`,
    ),
    sql`exists (select from jsonb_array_elements_text(${auditLog.data} -> 'user_ids') as one (id)
      where one.id::bigint in (${people}))`,
  );
};

const seenWithin = (scope: AuditScope) =>
  'programId' in scope
    ? sql`seen.program_id = ${scope.programId}`
    : sql`seen.enterprise_id = any(${sql.param([...scope.enterpriseIds])}::bigint[])`;

/**
 * Lines below this one, in the order of the list. A line of another log is none of it: where it would stand says when
 * something happened elsewhere.
 */
const below = (scope: AuditScope, after: number | undefined) =>
  after === undefined
    ? undefined
    : sql`(${auditLog.at}, ${auditLog.id}) < (select seen.at, seen.id from ${auditLog} as seen
        where seen.id = ${after} and ${seenWithin(scope)})`;

/** What was done in a company or a program (SYS-19), the latest first. */
export const companyAuditLines = (
  tx: Tx,
  scope: AuditScope,
  { kind, by, from, until, search = '' }: AuditFilter,
  { after, limit }: { after?: number | undefined; limit: number },
) => {
  const like = containing(search);
  const called = search === '' ? null : peopleCalled(tx, like);
  return (called === null ? read(tx) : read(tx).with(called))
    .select()
    .from(auditLog)
    .where(
      and(
        within(scope),
        ofKind(kind),
        doneBy(by),
        from === undefined ? undefined : gte(auditLog.at, from),
        until === undefined ? undefined : lt(auditLog.at, until),
        called === null ? undefined : naming(called, like),
        below(scope, after),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
};
export type CompanyAuditRow = Awaited<ReturnType<typeof companyAuditLines>>[number];

/** Who acted in it, by name; the platform's staff are not among them. */
export const auditDoers = (tx: Tx, scope: AuditScope) =>
  read(tx)
    .select()
    .from(users)
    .where(
      inArray(
        users.id,
        read(tx)
          .select({ id: auditLog.actorId })
          .from(auditLog)
          .where(and(within(scope), ofKind(undefined), eq(auditLog.byPlatform, false))),
      ),
    )
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id));

export const hasSupportActed = async (tx: Tx, scope: AuditScope) => {
  const [row] = await companyAuditLines(tx, scope, { by: supportStaff }, { limit: 1 });
  return row !== undefined;
};

export const programsOf = (tx: Tx, scope: AuditScope) =>
  read(tx)
    .select({ id: programs.id, name: programs.name })
    .from(programs)
    .where(
      'programId' in scope
        ? eq(programs.id, scope.programId)
        : inArray(programs.enterpriseId, [...scope.enterpriseIds]),
    )
    .orderBy(asc(programs.name), asc(programs.id));
