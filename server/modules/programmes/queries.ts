import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ProgrammeScope } from '../../policies/programmes.ts';
import { draft } from './queries/drafts.ts';
import { enterpriseAdmins, enterprises } from '../enterprises/tables.ts';
import { users } from '../accounts/tables.ts';
import {
  impactQuestions,
  learningModules,
  learningModuleTasks,
  programGoals,
  programMemberships,
  programs,
  roles,
  whiteLabels,
} from './tables.ts';

/**
 * A person's roles in enterprises and programmes, as one expression over `users.id` (accounts reads it with the
 * session).
 */
export const standing = sql<Pick<Actor, 'enterprises' | 'memberships'>>`json_build_object(
  'enterprises', (select coalesce(json_agg(${enterpriseAdmins.enterpriseId}), '[]') from ${enterpriseAdmins}
    where ${enterpriseAdmins.userId} = ${users.id}),
  'memberships', (select coalesce(json_agg(json_build_object('programId', ${programs.id},
      'enterpriseId', ${programs.enterpriseId}, 'roleId', ${roles.id}, 'userType', ${roles.userType},
      'isOwner', ${roles.isOwner})), '[]')
    from ${programMemberships} join ${roles} on ${roles.id} = ${programMemberships.roleId}
      join ${programs} on ${programs.id} = ${programMemberships.programId}
    where ${programMemberships.userId} = ${users.id} and ${programMemberships.removedAt} is null))`;

const within = (scope: ProgrammeScope): SQL | undefined =>
  scope === 'all'
    ? undefined
    : or(
        scope.enterprises.length > 0 ? inArray(programs.enterpriseId, [...scope.enterprises]) : sql`false`,
        scope.programmes.length > 0 ? inArray(programs.id, [...scope.programmes]) : sql`false`,
      );

const withLook = (tx: Tx) =>
  read(tx)
    .select({
      program: programs,
      draft,
      label: whiteLabels,
      enterprise: { id: enterprises.id, slug: enterprises.slug, name: enterprises.name },
    })
    .from(programs)
    .innerJoin(whiteLabels, eq(whiteLabels.programId, programs.id))
    .innerJoin(enterprises, eq(enterprises.id, programs.enterpriseId));

export const programmeById = async (tx: Tx, id: number) => {
  const [row] = await withLook(tx).where(eq(programs.id, id));
  return row;
};
export type ProgrammeRow = NonNullable<Awaited<ReturnType<typeof programmeById>>>;

export const programmeByAddress = async (tx: Tx, enterpriseSlug: string, programSlug: string) => {
  const [row] = await withLook(tx).where(and(eq(enterprises.slug, enterpriseSlug), eq(programs.slug, programSlug)));
  return row;
};

/** The programmes of a scope, newest first; with dates, only those that start between them. */
export const programmesIn = (tx: Tx, scope: ProgrammeScope, days: { from?: string; to?: string } = {}) =>
  withLook(tx)
    .where(
      and(
        within(scope),
        days.from === undefined ? undefined : gte(programs.startDate, days.from),
        days.to === undefined ? undefined : lte(programs.startDate, days.to),
      ),
    )
    .orderBy(desc(programs.createdAt), desc(programs.id));

/** The programmes that a person administers or has joined, by name (NAV-17). */
export const programmesAbout = (tx: Tx, scope: ProgrammeScope, joined: readonly number[]) =>
  withLook(tx)
    .where(or(within(scope), joined.length > 0 ? inArray(programs.id, [...joined]) : sql`false`))
    .orderBy(asc(programs.name), asc(programs.id));

/** How many people are in each programme, by user type. */
export const headcounts = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, Record<'mentee' | 'mentor' | 'admin', number>>();
  const rows = await read(tx)
    .select({ programId: programMemberships.programId, userType: roles.userType, people: count() })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(and(inArray(programMemberships.programId, [...ids]), isNull(programMemberships.removedAt)))
    .groupBy(programMemberships.programId, roles.userType);
  const counts = new Map(ids.map((id) => [id, { mentee: 0, mentor: 0, admin: 0 }]));
  for (const { programId, userType, people } of rows) {
    const one = counts.get(programId);
    if (one) one[userType] = people;
  }
  return counts;
};

export const rolesOf = (tx: Tx, programId: number) =>
  read(tx).select().from(roles).where(eq(roles.programId, programId)).orderBy(asc(roles.name), asc(roles.id));

export const roleNames = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({ id: roles.id, name: roles.name })
        .from(roles)
        .where(inArray(roles.id, [...ids]));

export const goalsOf = (tx: Tx, programId: number) =>
  read(tx)
    .select()
    .from(programGoals)
    .where(eq(programGoals.programId, programId))
    .orderBy(asc(programGoals.position), asc(programGoals.id));

export const modulesOf = async (tx: Tx, programId: number) => {
  const modules = await read(tx)
    .select()
    .from(learningModules)
    .where(eq(learningModules.programId, programId))
    .orderBy(asc(learningModules.position), asc(learningModules.id));
  const tasks = await read(tx)
    .select({ task: learningModuleTasks })
    .from(learningModuleTasks)
    .innerJoin(learningModules, eq(learningModules.id, learningModuleTasks.learningModuleId))
    .where(eq(learningModules.programId, programId))
    .orderBy(asc(learningModuleTasks.position), asc(learningModuleTasks.id));
  return modules.map((module) => ({
    ...module,
    tasks: tasks.flatMap(({ task }) => (task.learningModuleId === module.id ? [task] : [])),
  }));
};
export type ModuleRow = Awaited<ReturnType<typeof modulesOf>>[number];

/** The questions asked after a session of a programme; null for the platform's own (B135). */
export const questionsOf = (tx: Tx, programId: number | null) =>
  read(tx)
    .select()
    .from(impactQuestions)
    .where(
      and(
        programId === null ? isNull(impactQuestions.programId) : eq(impactQuestions.programId, programId),
        isNull(impactQuestions.deletedAt),
      ),
    )
    .orderBy(asc(impactQuestions.userType), asc(impactQuestions.position), asc(impactQuestions.id));

/** B65: names are compared within the enterprise, ignoring case; the name given is already trimmed. */
export const nameIsTaken = async (tx: Tx, enterpriseId: number, name: string, except: number | null) => {
  const [row] = await read(tx)
    .select({ id: programs.id })
    .from(programs)
    .where(
      and(
        eq(programs.enterpriseId, enterpriseId),
        sql`lower(${programs.name}) = lower(${name})`,
        except === null ? undefined : ne(programs.id, except),
      ),
    );
  return row !== undefined;
};

export const slugsLike = async (tx: Tx, enterpriseId: number, slug: string) => {
  const rows = await read(tx)
    .select({ slug: programs.slug })
    .from(programs)
    .where(and(eq(programs.enterpriseId, enterpriseId), sql`${programs.slug} like ${`${slug}%`}`));
  return rows.map((row) => row.slug);
};

/** Programmes of which this person is the only owner left (D30). */
export const ownedAlone = async (tx: Tx, userId: number) => {
  const owners = read(tx)
    .select({ programId: programMemberships.programId, owners: countDistinct(programMemberships.userId).as('owners') })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(and(roles.isOwner, isNull(programMemberships.removedAt)))
    .groupBy(programMemberships.programId)
    .as('owners');
  const rows = await read(tx)
    .select({ id: programMemberships.programId })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(owners, eq(owners.programId, programMemberships.programId))
    .where(
      and(
        eq(programMemberships.userId, userId),
        isNull(programMemberships.removedAt),
        roles.isOwner,
        eq(owners.owners, 1),
      ),
    );
  return rows.map(({ id }) => id);
};

/** The programmes a person joined, for their download (M22). */
export const joinedBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      program: programs.name,
      role: roles.name,
      joinedAt: programMemberships.joinedAt,
      removedAt: programMemberships.removedAt,
    })
    .from(programMemberships)
    .innerJoin(programs, eq(programs.id, programMemberships.programId))
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(eq(programMemberships.userId, userId))
    .orderBy(asc(programMemberships.id));

/** Programmes whose last day is so long ago that they close automatically (B68). */
export const endedBefore = (tx: Tx, day: string) =>
  read(tx)
    .select({ id: programs.id })
    .from(programs)
    .where(and(programs.isActive, sql`${programs.endDate} < ${day}`, sql`not ${draft}`))
    .orderBy(asc(programs.id))
    .limit(100);

export const enterpriseExists = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.id, id));
  return row !== undefined;
};

/** A person's current membership of the programme, with its role. */
export const membershipOf = async (tx: Tx, programId: number, userId: number) => {
  const [row] = await read(tx)
    .select({ membership: programMemberships, role: roles })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(programMemberships.userId, userId),
        isNull(programMemberships.removedAt),
      ),
    );
  return row;
};

/** The people who run a programme day by day: its owners and admins. */
export const adminsOf = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select({ userId: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(roles.userType, 'admin'),
        isNull(programMemberships.removedAt),
      ),
    );
  return rows.map(({ userId }) => userId);
};

/** Everyone who is in a programme now, in the order of their accounts; with `among`, only people from that list. */
export const memberIds = async (tx: Tx, programId: number, among?: readonly number[]) => {
  const rows = await read(tx)
    .select({ userId: programMemberships.userId })
    .from(programMemberships)
    .where(
      and(
        eq(programMemberships.programId, programId),
        isNull(programMemberships.removedAt),
        among === undefined ? undefined : inArray(programMemberships.userId, [...among]),
      ),
    )
    .orderBy(asc(programMemberships.userId));
  return rows.map(({ userId }) => userId);
};
