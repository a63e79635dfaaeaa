import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { userInfos } from '../profiles/tables.ts';
import { programMemberships, roles } from '../programmes/tables.ts';
import type { DateOverride, WeeklyRule } from './rules/weekly-hours.ts';
import { availabilityOverrides, availabilityRules, availabilitySettings } from './tables.ts';

/** When a mentor is open, as the slot arithmetic wants to know it. */
export interface MentorHours {
  rules: WeeklyRule[];
  overrides: DateOverride[];
  timeZone: string;
  notice: number;
  buffers: { before: number; after: number };
  weeklyLimit: number | null;
  dnd: boolean;
}

const usual = { dnd: false, noticeMinutes: 120, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, sessionsAWeek: null };

/** The personal hours of these people, by user id; who has set nothing is open at no time. Four statements, however many. */
export const hoursOf = async (tx: Tx, userIds: readonly number[]): Promise<Map<number, MentorHours>> => {
  if (userIds.length === 0) return new Map();
  const ids = [...userIds];
  const people = await read(tx)
    .select({ id: users.id, timeZone: users.timezone })
    .from(users)
    .where(inArray(users.id, ids));
  const settings = await read(tx).select().from(availabilitySettings).where(inArray(availabilitySettings.userId, ids));
  const rules = await read(tx)
    .select()
    .from(availabilityRules)
    .where(and(inArray(availabilityRules.userId, ids), isNull(availabilityRules.programId)));
  const overrides = await read(tx)
    .select()
    .from(availabilityOverrides)
    .where(and(inArray(availabilityOverrides.userId, ids), isNull(availabilityOverrides.programId)));
  const settingOf = new Map(settings.map((row) => [row.userId, row]));
  const rulesOf = groupByUser(rules);
  const overridesOf = groupByUser(overrides);
  return new Map(
    people.map(({ id, timeZone }) => {
      const set = settingOf.get(id) ?? usual;
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
          dnd: set.dnd,
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
