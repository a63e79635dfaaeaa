import { and, asc, count, desc, eq, exists, ilike, or, sql } from 'drizzle-orm';
import type { pairingHealthSorts } from '../../../../contract/health/values.ts';
import { healthBands, type HealthBand } from '../../../../contract/health/values.ts';
import { readSort, type SortBy } from '../../../../contract/sort.ts';
import { containing } from '../../../platform/containing.ts';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { pairingParticipants, pairings } from '../../pairings/tables.ts';
import { healthPairings, healthRemindedPairings } from '../tables.ts';
import { isHeld, meetings } from './meetings.ts';

type Column = (typeof pairingHealthSorts)[number];

export interface HealthFilter {
  programId: number;
  type: 'pair' | 'group';
  search?: string | undefined;
  health?: HealthBand | undefined;
  sort: SortBy<Column>;
}

/**
 * PAR-08: by the number on the wire, within it the healthier ones first, so that the whole list goes from best to worst;
 * an id comes last, so that no row appears on two pages.
 */
const inOrder = (sort: HealthFilter['sort']) => {
  const { column, direction } = readSort<Column>(sort);
  const [up, down] = direction === 'asc' ? [asc, desc] : [desc, asc];
  const { band, score, confirmed, completed, pairingId } = healthPairings;
  if (column === 'health') return [up(band), down(score), up(pairingId)];
  return [up(column === 'confirmed' ? confirmed : completed), up(pairingId)];
};

/** PAR-12: the group's name, or the name or address of one of its people. */
const found = (tx: Tx, search: string | undefined) => {
  if (search === undefined || search === '') return undefined;
  const like = containing(search);
  const person = read(tx)
    .select({ id: users.id })
    .from(pairingParticipants)
    .innerJoin(users, eq(users.id, pairingParticipants.userId))
    .where(
      and(
        eq(pairingParticipants.pairingId, healthPairings.pairingId),
        or(ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, like), sql`${users.email}::text ilike ${like}`),
      ),
    );
  return or(ilike(pairings.name, like), exists(person));
};

const wantedOnes = (tx: Tx, { programId, type, search, health }: Omit<HealthFilter, 'sort'>) =>
  and(
    eq(healthPairings.programId, programId),
    eq(healthPairings.type, type),
    health === undefined ? undefined : eq(healthPairings.band, healthBands[health]),
    found(tx, search),
  );

const shown = (tx: Tx) =>
  read(tx)
    .select({
      health: healthPairings,
      name: pairings.name,
      status: pairings.status,
      remindedAt: healthRemindedPairings.remindedAt,
    })
    .from(healthPairings)
    .innerJoin(pairings, eq(pairings.id, healthPairings.pairingId))
    .leftJoin(healthRemindedPairings, eq(healthRemindedPairings.pairingId, healthPairings.pairingId));
export type HealthRow = Awaited<ReturnType<typeof shown>>[number];

/** A stretch of the pairs or groups of a program that a filter finds. */
export const healthRows = (tx: Tx, wanted: HealthFilter, { limit, offset }: { limit: number; offset: number }) =>
  shown(tx)
    .where(wantedOnes(tx, wanted))
    .orderBy(...inOrder(wanted.sort))
    .limit(limit)
    .offset(offset);

export const countHealth = async (tx: Tx, wanted: Omit<HealthFilter, 'sort'>) => {
  const [row] = await read(tx)
    .select({ rows: count() })
    .from(healthPairings)
    .innerJoin(pairings, eq(pairings.id, healthPairings.pairingId))
    .where(wantedOnes(tx, wanted));
  return row?.rows ?? 0;
};

/** The poor ones, the silent first, the longest silent before the others; paused ones wait for nobody. */
export const needAttention = (tx: Tx, programId: number, limit: number) =>
  shown(tx)
    .where(
      and(
        eq(healthPairings.programId, programId),
        eq(healthPairings.band, healthBands.poor),
        eq(pairings.status, 'active'),
      ),
    )
    .orderBy(
      desc(sql`(${healthPairings.reason} is not distinct from 'silent')`),
      desc(healthPairings.silence),
      asc(healthPairings.pairingId),
    )
    .limit(limit);

/** How one pair or group was last judged; undefined for one that has ended. */
export const healthOf = async (tx: Tx, pairingId: number) => {
  const [row] = await shown(tx).where(eq(healthPairings.pairingId, pairingId));
  return row;
};

interface BandRow {
  type: 'pair' | 'group';
  total: number;
  great: number;
  fair: number;
  poor: number;
  fresh: number;
  silent: number;
  paused: number;
  average: number | null;
}

/** How many of each kind there are. */
export const bandsOf = (tx: Tx, programId: number) =>
  readRows<BandRow>(
    tx,
    sql`select h.type, count(*)::integer as total, count(*) filter (where band = 1)::integer as great,
          count(*) filter (where band = 2)::integer as fair, count(*) filter (where band = 3)::integer as poor,
          count(*) filter (where reason = 'new')::integer as fresh,
          count(*) filter (where reason = 'silent')::integer as silent,
          count(*) filter (where p.status = 'paused')::integer as paused, round(avg(score))::integer as average
        from health_pairings h join pairings p on p.id = h.pairing_id
        where h.program_id = ${programId} group by h.type`,
  );

interface CountRow {
  pairing_id: string;
  user_id: string;
  due: number;
  rated: number;
}

/** PAR-15: of the people in these groups, the completed sessions they were in and those they rated. */
export const countsOfPeople = (tx: Tx, pairingIds: readonly number[]) =>
  pairingIds.length === 0
    ? Promise.resolve([])
    : readRows<CountRow>(
        tx,
        sql`select b.pairing_id, p.user_id, count(*)::integer as due, count(p.rated_at)::integer as rated
            from ${meetings(pairingIds)} join booking_participants p on p.booking_id = b.id and p.hidden_at is null
            where ${isHeld} group by b.pairing_id, p.user_id`,
      );

/** The mentees of these groups, as they were last judged. */
export const menteeHealth = (tx: Tx, pairingIds: readonly number[]) =>
  pairingIds.length === 0
    ? Promise.resolve([])
    : readRows<{ pairing_id: string; mentee_id: string; score: number; band: 1 | 2 | 3 }>(
        tx,
        sql`select pairing_id, mentee_id, score, band from health_mentees
            where pairing_id = any(${sql.param([...pairingIds])}::bigint[]) order by score, mentee_id`,
      );
