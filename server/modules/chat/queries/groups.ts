import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { groupUserTypes } from '../../../../contract/chat/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';
import { conversationMembers, conversations } from '../tables.ts';
import { person } from './person.ts';

export const groupById = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.kind, 'group')));
  return row;
};

const managedBy = (userId: number) => sql`exists (select from ${conversationMembers}
  where ${conversationMembers.conversationId} = ${conversations.id} and ${conversationMembers.userId} = ${userId}
    and ${conversationMembers.admin} and ${conversationMembers.leftAt} is null)`;

/** The groups of a program, by name; with `manager` only those that this person administers. */
export const groupsIn = (tx: Tx, programId: number, manager: number | null) =>
  read(tx)
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.programId, programId),
        eq(conversations.kind, 'group'),
        manager === null ? undefined : managedBy(manager),
      ),
    )
    .orderBy(asc(sql`lower(${conversations.name})`), asc(conversations.id));

const inProgram = (programId: number | SQL) =>
  and(
    eq(programMemberships.userId, users.id),
    sql`${programMemberships.programId} = ${programId}`,
    isNull(programMemberships.removedAt),
  );

const described = { ...person, email: users.email, role: roles.name, roleType: roles.userType };

/** Who takes part in these groups, by name, with what they are in the program. */
export const participantsIn = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({ member: conversationMembers, person: described })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
        .innerJoin(users, eq(users.id, conversationMembers.userId))
        .leftJoin(userInfos, eq(userInfos.userId, users.id))
        .leftJoin(programMemberships, inProgram(sql`${conversations.programId}`))
        .leftJoin(roles, eq(roles.id, programMemberships.roleId))
        .where(and(inArray(conversationMembers.conversationId, [...ids]), isNull(conversationMembers.leftAt)))
        .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id));
export type ParticipantView = Awaited<ReturnType<typeof participantsIn>>[number];

interface Choosing {
  programId: number;
  words: string;
  userType: (typeof groupUserTypes)[number] | undefined;
  /** Whether emails are looked through as well. */
  byEmail: boolean;
}

const chosen = ({ words, userType, byEmail }: Choosing) => {
  const pattern = containing(words.toLowerCase());
  const named = sql`${users.nameSought} like ${pattern}`;
  return and(
    isNull(users.deletedAt),
    words === '' ? undefined : byEmail ? or(named, sql`lower(${users.email}::text) like ${pattern}`) : named,
    userType === undefined ? undefined : eq(roles.userType, userType),
  );
};

export const countToChoose = async (tx: Tx, choosing: Choosing) => {
  const [row] = await read(tx)
    .select({ n: count() })
    .from(users)
    .innerJoin(programMemberships, inProgram(choosing.programId))
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(chosen(choosing));
  return row?.n ?? 0;
};

/** CHT-06: members of the program, by name. */
export const peopleToChoose = (tx: Tx, choosing: Choosing, { limit, offset }: { limit: number; offset: number }) =>
  read(tx)
    .select(described)
    .from(users)
    .innerJoin(programMemberships, inProgram(choosing.programId))
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(chosen(choosing))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id))
    .limit(limit)
    .offset(offset);

/** Those of these people who are members of the program as mentors. */
export const mentorsAmong = async (tx: Tx, programId: number, ids: readonly number[]) => {
  const rows = await read(tx)
    .select({ userId: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        inArray(programMemberships.userId, [...ids]),
        isNull(programMemberships.removedAt),
        eq(roles.userType, 'mentor'),
      ),
    );
  return rows.map(({ userId }) => userId);
};
