import { and, eq, isNull, sql } from 'drizzle-orm';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { employeeDetails, programMemberships, programs, roles } from '../../programmes/tables.ts';
import type { Member, PairOfTwo } from '../rules/cohort.ts';
import { pairings } from '../tables.ts';

const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** The living members of a program. */
export const membersIn = (tx: Tx, programId: number): Promise<Member[]> =>
  read(tx)
    .select({ userId: programMemberships.userId, userType: roles.userType, capacity: programMemberships.capacity })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .where(
      and(eq(programMemberships.programId, programId), isNull(programMemberships.removedAt), isNull(users.deletedAt)),
    );

/** Everybody who is a pair in a program, or was one. */
export const pairsEver = async (tx: Tx, programId: number): Promise<PairOfTwo[]> => {
  const rows = await read(tx)
    .select({
      menteeId: pairings.menteeId,
      mentorId: pairings.mentorId,
      status: pairings.status,
      endReason: pairings.endReason,
    })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), eq(pairings.type, 'pair')));
  return rows.flatMap(({ menteeId, mentorId, status, endReason }) =>
    menteeId === null || mentorId === null ? [] : [{ menteeId, mentorId, isLive: status !== 'ended', endReason }],
  );
};

/** What these people say of themselves once each; the location is what the company of the program says. */
export const detailsOf = (tx: Tx, programId: number, ids: readonly number[]) =>
  read(tx)
    .select({
      id: users.id,
      timezone: users.timezone,
      level: userInfos.workingExperienceLevel,
      countryId: userInfos.countryId,
      times: userInfos.usualTimes,
      gender: userInfos.gender,
      ownGender: userInfos.ownGender,
      company: userInfos.company,
      team: employeeDetails.team,
      location: employeeDetails.location,
    })
    .from(users)
    .innerJoin(programs, eq(programs.id, programId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(
      employeeDetails,
      and(eq(employeeDetails.userId, users.id), eq(employeeDetails.enterpriseId, programs.enterpriseId)),
    )
    .where(sql`${users.id} = any(${idList(ids)})`);

/** What a person has chosen from lists, or where they have been. */
export interface Chosen {
  userId: number;
  kind: 'skill' | 'service' | 'goal' | 'program_goal' | 'own' | 'interested' | 'language' | 'university' | 'company';
  /** An id, or a name in small letters. */
  value: string;
}

/** Everything that these people have chosen, in one statement; services of the program only while it offers them. */
export const chosenBy = async (tx: Tx, programId: number, ids: readonly number[]): Promise<Chosen[]> => {
  const them = idList(ids);
  const rows = await readRows<{ user_id: string; kind: Chosen['kind']; value: string }>(
    tx,
    sql`select user_id, 'skill' as kind, skill_id::text as value from user_skills where user_id = any(${them})
      union all select user_id, 'service', service_id::text from user_services where user_id = any(${them})
      union all select user_id, 'goal', goal_id::text from user_goals where user_id = any(${them})
      union all select c.user_id, 'program_goal', g.id::text from user_program_goals c
        join program_goals g on g.id = c.program_goal_id and g.program_id = ${programId} and g.enabled
        where c.user_id = any(${them})
      union all select user_id, kind, industry_id::text from user_industries where user_id = any(${them})
      union all select user_id, 'language', language_id::text from user_languages where user_id = any(${them})
      union all select user_id, 'university', lower(university_name) from colleges where user_id = any(${them})
      union all select user_id, 'company', lower(company_name) from jobs where user_id = any(${them})
      order by 1, 2, 3`,
  );
  return rows.map(({ user_id: userId, ...row }) => ({ userId: Number(userId), ...row }));
};

/** What the company of a program says about everybody who works there. */
export const colleaguesIn = (tx: Tx, programId: number) =>
  read(tx)
    .select({
      userId: employeeDetails.userId,
      email: sql<string | null>`coalesce(lower(${employeeDetails.email}::text), lower(${users.email}::text))`,
      employeeId: sql<string>`lower(${employeeDetails.employeeId})`,
      manager: sql<string>`lower(${employeeDetails.manager})`,
    })
    .from(employeeDetails)
    .innerJoin(programs, and(eq(programs.enterpriseId, employeeDetails.enterpriseId), eq(programs.id, programId)))
    .leftJoin(users, eq(users.id, employeeDetails.userId));
