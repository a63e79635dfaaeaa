import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { preparedRead, read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { userInfos } from '../profiles/tables.ts';
import { programMemberships, roles } from '../programmes/tables.ts';
import type { DateOverride, WeeklyRule } from './rules/weekly-hours.ts';
import {
  availabilityDnd,
  availabilityOverrides,
  availabilityProgrammes,
  availabilityRules,
  availabilitySettings,
} from './tables.ts';

/** When a mentor is open, in the form that the slot arithmetic needs. */
export interface MentorHours {
  rules: WeeklyRule[];
  overrides: DateOverride[];
  timeZone: string;
  notice: number;
  buffers: { before: number; after: number };
  weeklyLimit: number | null;
  /** In the programme that was asked about, what its admins said counts before the mentor's own word. */
  dnd: boolean;
  /** True when the hours were set for the programme that was asked about; they apply only there (B24). */
  isOwn: boolean;
}

const usual = { dnd: false, noticeMinutes: 120, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, sessionsAWeek: null };

/** The people among these who have their own hours in this programme. */
const ownIn = async (tx: Tx, ids: readonly number[], programId: number | null) => {
  if (programId === null) return new Set<number>();
  const rows = await read(tx)
    .select({ id: availabilityProgrammes.userId })
    .from(availabilityProgrammes)
    .where(and(eq(availabilityProgrammes.programId, programId), inArray(availabilityProgrammes.userId, [...ids])));
  return new Set(rows.map(({ id }) => id));
};

/** What the programme's admins said about do-not-disturb, by person. */
const dndIn = async (tx: Tx, ids: readonly number[], programId: number | null) => {
  if (programId === null) return new Map<number, boolean>();
  const rows = await read(tx)
    .select({ id: availabilityDnd.userId, active: availabilityDnd.active })
    .from(availabilityDnd)
    .where(and(eq(availabilityDnd.programId, programId), inArray(availabilityDnd.userId, [...ids])));
  return new Map(rows.map(({ id, active }) => [id, active]));
};

/** The programmes in which this person has their own hours. */
export const ownPlaces = async (tx: Tx, userId: number) => {
  const { programId } = availabilityProgrammes;
  const rows = await read(tx)
    .select({ programId })
    .from(availabilityProgrammes)
    .where(eq(availabilityProgrammes.userId, userId))
    .orderBy(asc(programId));
  return rows.map((row) => row.programId);
};

const settings = preparedRead('availability_of_people', (from) =>
  from
    .select({ id: users.id, timeZone: users.timezone, set: availabilitySettings })
    .from(users)
    .leftJoin(availabilitySettings, eq(availabilitySettings.userId, users.id))
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`),
);

type Placed = typeof availabilityRules | typeof availabilityOverrides;
/** The personal hours and those of the programme; only the personal ones when the programme is null. */
const personalOrIn = ({ userId, programId: place }: Placed) =>
  and(sql`${userId} = any(${sql.placeholder('ids')})`, or(isNull(place), eq(place, sql.placeholder('programId'))));
const weekly = preparedRead('weekly_hours_of_people', (from) =>
  from.select().from(availabilityRules).where(personalOrIn(availabilityRules)),
);
const daily = preparedRead('overrides_of_people', (from) =>
  from.select().from(availabilityOverrides).where(personalOrIn(availabilityOverrides)),
);

/**
 * The hours of these people by user id: their personal ones, or those that apply in a programme (B24). A person who has
 * set nothing is never open. Runs one statement per table, however many people there are.
 */
export const hoursOf = async (
  tx: Tx,
  userIds: readonly number[],
  programId: number | null = null,
): Promise<Map<number, MentorHours>> => {
  if (userIds.length === 0) return new Map();
  const people = await settings(tx, { ids: userIds });
  const rules = await weekly(tx, { ids: userIds, programId });
  const overrides = await daily(tx, { ids: userIds, programId });
  const own = await ownIn(tx, userIds, programId);
  const dndThere = await dndIn(tx, userIds, programId);
  const holds = (row: { userId: number; programId: number | null }) =>
    row.programId === (own.has(row.userId) ? programId : null);
  const rulesOf = groupByUser(rules.filter(holds));
  const overridesOf = groupByUser(overrides.filter(holds));
  return new Map(
    people.map(({ id, timeZone, set: said }) => {
      const set = said ?? usual;
      return [
        id,
        {
          rules: (rulesOf.get(id) ?? []).map(({ weekday, fromTime, toTime }) => ({
            weekday,
            from: fromTime,
            to: toTime,
          })),
          overrides: (overridesOf.get(id) ?? []).map(({ day, blocked, fromTime, toTime }) =>
            blocked || fromTime === null || toTime === null
              ? { day, blocked: true as const }
              : { day, from: fromTime, to: toTime },
          ),
          timeZone,
          notice: set.noticeMinutes,
          buffers: { before: set.bufferBeforeMinutes, after: set.bufferAfterMinutes },
          weeklyLimit: set.sessionsAWeek,
          dnd: dndThere.get(id) ?? set.dnd,
          isOwn: own.has(id),
        },
      ];
    }),
  );
};

const groupByUser = <Row extends { userId: number }>(rows: readonly Row[]) => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group) group.push(row);
    else groups.set(row.userId, [row]);
  }
  return groups;
};

const livingMentors = (programId: number) =>
  and(
    eq(programMemberships.programId, programId),
    isNull(programMemberships.removedAt),
    isNull(users.deletedAt),
    eq(roles.userType, 'mentor'),
  );

/** The mentors of a programme by name (AVL-15), or one of them. */
export const mentorsIn = (
  tx: Tx,
  programId: number,
  { userId, limit = 1, offset = 0 }: { userId?: number; limit?: number; offset?: number },
) =>
  read(tx)
    .select({ user: users, photo: userInfos.profilePhoto })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(and(livingMentors(programId), userId === undefined ? undefined : eq(users.id, userId)))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id))
    .limit(limit)
    .offset(offset);

export const countMentors = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ people: count() })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .where(livingMentors(programId));
  return row?.people ?? 0;
};
