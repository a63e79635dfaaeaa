import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';

/** A person who can be asked for a session; undefined when the account does not exist (any more). */
export const personToMeet = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ id: users.id, isFlMentor: users.isFlMentor })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
};

/** M41: mentors whose address is not confirmed cannot be booked by members. */
export const confirmedAmong = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await read(tx)
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotNull(users.confirmedAt)));
  return rows.map(({ id }) => id);
};

export const hasConfirmed = async (tx: Tx, id: number) => (await confirmedAmong(tx, [id])).length > 0;

const hexId = /^([0-9a-f]{24}|[0-9a-f]{32})$/;

const mentorsOf = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(roles.userType, 'mentor'),
        isNull(programMemberships.removedAt),
      ),
    );

/** An approved mentor of the platform, or a mentor of this programme, by number, slug or hex id (A70, M24). */
export const mentorByKey = async (tx: Tx, key: string, programId: number | null = null) => {
  const byKey = [
    eq(users.slug, key),
    ...(hexId.test(key) ? [eq(users.publicId, key)] : []),
    ...(/^\d{1,15}$/.test(key) ? [eq(users.id, Number(key))] : []),
  ];
  const rows = await read(tx)
    .select({ id: users.id, slug: users.slug })
    .from(users)
    .where(
      and(
        or(...byKey),
        programId === null ? eq(users.isFlMentor, true) : inArray(users.id, mentorsOf(tx, programId)),
        isNull(users.deletedAt),
      ),
    );
  return rows.find(({ slug }) => slug.toLowerCase() === key.toLowerCase()) ?? rows[0];
};

/** Mentors as an email introduces them, in the order of the ids. */
export const mentorsToOffer = async (tx: Tx, ids: readonly number[]) => {
  const rows = await read(tx)
    .select({
      id: users.id,
      slug: users.slug,
      firstname: users.firstname,
      lastname: users.lastname,
      deletedAt: users.deletedAt,
      jobTitle: userInfos.jobTitle,
      company: userInfos.company,
    })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(users.id, [...ids]));
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
};
