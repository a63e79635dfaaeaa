import { and, asc, count, desc, eq, ilike, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';
import { roleInviteEmails } from '../tables.ts';

/** In the program by no other way meanwhile. */
const isNoMember = (tx: Tx, programId: number) => {
  const members = read(tx)
    .select({ id: users.id })
    .from(users)
    .innerJoin(programMemberships, eq(programMemberships.userId, users.id))
    .where(
      and(
        eq(users.email, roleInviteEmails.email),
        eq(programMemberships.programId, programId),
        isNull(programMemberships.removedAt),
      ),
    );
  return sql`not exists ${members}`;
};

interface OfRole {
  roleId: number;
  programId: number;
}

/** Invited before this moment, neither accepted nor taken back, and in the program by no other way. */
const waitingSince = (tx: Tx, { roleId, programId }: OfRole, before: Temporal.Instant) =>
  and(
    eq(roleInviteEmails.roleId, roleId),
    or(
      and(eq(roleInviteEmails.status, 'sent'), lte(roleInviteEmails.sentAt, before)),
      and(eq(roleInviteEmails.status, 'unsent'), lte(roleInviteEmails.createdAt, before)),
    ),
    isNoMember(tx, programId),
  );

export const countToResend = async (tx: Tx, role: OfRole, before: Temporal.Instant) => {
  const [row] = await read(tx)
    .select({ people: count() })
    .from(roleInviteEmails)
    .where(waitingSince(tx, role, before));
  return row?.people ?? 0;
};

/** The oldest first; one of them alone when an id is given. */
export const peopleToResend = (tx: Tx, role: OfRole, before: Temporal.Instant, id?: number) => {
  const { email, firstname, lastname, phoneNo } = roleInviteEmails;
  return read(tx)
    .select({ email, firstname, lastname, phoneNo })
    .from(roleInviteEmails)
    .where(and(waitingSince(tx, role, before), id === undefined ? undefined : eq(roleInviteEmails.id, id)))
    .orderBy(asc(sql`coalesce(${roleInviteEmails.sentAt}, ${roleInviteEmails.createdAt})`), asc(roleInviteEmails.id));
};

interface Wanted {
  programId: number;
  search: string;
}

/** Invited to any role of a program, and not joined yet. */
const outstanding = (tx: Tx, { programId, search }: Wanted) =>
  and(
    eq(roleInviteEmails.programId, programId),
    inArray(roleInviteEmails.status, ['new', 'unsent', 'sent']),
    isNoMember(tx, programId),
    search === ''
      ? undefined
      : or(
          ilike(roleInviteEmails.email, containing(search)),
          ilike(sql`concat_ws(' ', ${roleInviteEmails.firstname}, ${roleInviteEmails.lastname})`, containing(search)),
        ),
  );

export const countOutstanding = async (tx: Tx, wanted: Wanted) => {
  const [row] = await read(tx).select({ people: count() }).from(roleInviteEmails).where(outstanding(tx, wanted));
  return row?.people ?? 0;
};

/** The latest first. */
export const outstandingOf = (tx: Tx, wanted: Wanted, page: { limit: number; offset: number }) =>
  read(tx)
    .select({ row: roleInviteEmails, role: { id: roles.id, name: roles.name, isOwner: roles.isOwner } })
    .from(roleInviteEmails)
    .innerJoin(roles, eq(roles.id, roleInviteEmails.roleId))
    .where(outstanding(tx, wanted))
    .orderBy(desc(roleInviteEmails.createdAt), desc(roleInviteEmails.id))
    .limit(page.limit)
    .offset(page.offset);
