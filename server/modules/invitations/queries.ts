import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { programMemberships, programs, roles } from '../programmes/tables.ts';
import { roleInviteEarlierLinks, roleInviteEmails, roleInvites, roleInviteUses } from './tables.ts';

export const linkOf = async (tx: Tx, roleId: number) => {
  const [row] = await read(tx).select().from(roleInvites).where(eq(roleInvites.roleId, roleId));
  return row;
};

export const linkByHash = async (tx: Tx, tokenHash: string) => {
  const [row] = await read(tx).select().from(roleInvites).where(eq(roleInvites.tokenHash, tokenHash));
  return row;
};

export type InvitedRow = typeof roleInviteEmails.$inferSelect;

/** An invitation that was sent again has several links: each works until it expires, as long as the invitation stands. */
const asSentBy = (row: InvitedRow, link: typeof roleInviteEarlierLinks.$inferSelect): InvitedRow => ({
  ...row,
  ...(['new', 'unsent', 'sent'].includes(row.status) && { status: 'sent' as const }),
  sentAt: link.sentAt,
  expiresAt: link.expiresAt,
});

/** The invitation that a link belongs to, the latest or an earlier one, with the dates of that link. */
export const invitedByHash = async (tx: Tx, tokenHash: string): Promise<InvitedRow | undefined> => {
  const [row] = await read(tx).select().from(roleInviteEmails).where(eq(roleInviteEmails.tokenHash, tokenHash));
  if (row !== undefined) return row;
  const [earlier] = await read(tx)
    .select({ row: roleInviteEmails, link: roleInviteEarlierLinks })
    .from(roleInviteEarlierLinks)
    .innerJoin(roleInviteEmails, eq(roleInviteEmails.id, roleInviteEarlierLinks.inviteId))
    .where(eq(roleInviteEarlierLinks.tokenHash, tokenHash));
  return earlier && asSentBy(earlier.row, earlier.link);
};

/** How many emails for a role are pending, were sent and were accepted, and how many people came by its link. */
export const inviteCounts = async (tx: Tx, roleId: number) => {
  const [letters] = await read(tx)
    .select({
      invited: count(),
      waiting: sql<number>`count(*) filter (where ${roleInviteEmails.status} = 'new')`.mapWith(Number),
      accepted: sql<number>`count(*) filter (where ${roleInviteEmails.status} = 'accepted')`.mapWith(Number),
    })
    .from(roleInviteEmails)
    .where(eq(roleInviteEmails.roleId, roleId));
  const [link] = await read(tx).select({ uses: count() }).from(roleInviteUses).where(eq(roleInviteUses.roleId, roleId));
  return { invited: 0, waiting: 0, accepted: 0, ...letters, uses: link?.uses ?? 0 };
};

export const invitedTo = (tx: Tx, roleId: number, page: { limit: number; offset: number }) =>
  read(tx)
    .select()
    .from(roleInviteEmails)
    .where(eq(roleInviteEmails.roleId, roleId))
    .orderBy(desc(roleInviteEmails.createdAt), desc(roleInviteEmails.id))
    .limit(page.limit)
    .offset(page.offset);

/** Those of these addresses, in lower case, whose owners are already in the programme. */
export const memberAddresses = async (tx: Tx, programId: number, addresses: readonly string[]) => {
  const rows = await read(tx)
    .select({ email: users.email })
    .from(users)
    .innerJoin(programMemberships, eq(programMemberships.userId, users.id))
    .where(
      and(
        eq(programMemberships.programId, programId),
        isNull(programMemberships.removedAt),
        inArray(users.email, [...addresses]),
      ),
    );
  return new Set(rows.map(({ email }) => email.toLowerCase()));
};

/** When the person was last removed from a programme; earlier invitations no longer bring them back. */
export const lastRemoved = async (tx: Tx, programId: number, userId: number): Promise<Temporal.Instant | null> => {
  const [row] = await read(tx)
    .select({ at: max(programMemberships.removedAt) })
    .from(programMemberships)
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(programMemberships.userId, userId),
        isNotNull(programMemberships.removedAt),
      ),
    );
  return row?.at ?? null;
};

/** The roles with which anyone may join an open programme: the first of each kind (B80). */
export const openRoles = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select()
    .from(roles)
    .where(and(eq(roles.programId, programId), inArray(roles.userType, ['mentee', 'mentor'])))
    .orderBy(asc(roles.id));
  const first = (type: 'mentee' | 'mentor') => rows.find(({ userType }) => userType === type);
  return { mentee: first('mentee'), mentor: first('mentor') };
};

/** Emails still to be written, with their content. */
export const lettersToWrite = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select({
      id: roleInviteEmails.id,
      email: roleInviteEmails.email,
      userType: roles.userType,
      timezone: users.timezone,
    })
    .from(roleInviteEmails)
    .innerJoin(roles, eq(roles.id, roleInviteEmails.roleId))
    .innerJoin(users, eq(users.id, roleInviteEmails.sentBy))
    .where(and(inArray(roleInviteEmails.id, [...ids]), eq(roleInviteEmails.status, 'new')))
    .orderBy(asc(roleInviteEmails.id));

/** Emails that were sent to this person, or accepted by them. */
export const lettersTo = async (tx: Tx, userId: number) => {
  const address = read(tx).select({ email: users.email }).from(users).where(eq(users.id, userId));
  const rows = await read(tx)
    .select({ id: roleInviteEmails.id })
    .from(roleInviteEmails)
    .where(sql`${roleInviteEmails.acceptedBy} = ${userId} or ${roleInviteEmails.email} in ${address}`);
  return rows.map(({ id }) => id);
};

const ofLetters = (tx: Tx) =>
  read(tx)
    .select({ letter: roleInviteEmails, role: roles.name, program: programs.name })
    .from(roleInviteEmails)
    .innerJoin(roles, eq(roles.id, roleInviteEmails.roleId))
    .innerJoin(programs, eq(programs.id, roleInviteEmails.programId));

/** For a member's own data (M22): the emails that invited them, those they sent, and whose links they used. */
export const invitationsOf = async (tx: Tx, userId: number) => {
  const received = await lettersTo(tx, userId);
  const first = asc(roleInviteEmails.id);
  return {
    received: await ofLetters(tx).where(inArray(roleInviteEmails.id, received)).orderBy(first),
    sent: await ofLetters(tx).where(eq(roleInviteEmails.sentBy, userId)).orderBy(first),
    links: await read(tx)
      .select({ at: roleInviteUses.at, role: roles.name, program: programs.name })
      .from(roleInviteUses)
      .innerJoin(roles, eq(roles.id, roleInviteUses.roleId))
      .innerJoin(programs, eq(programs.id, roles.programId))
      .where(eq(roleInviteUses.userId, userId))
      .orderBy(asc(roleInviteUses.at), asc(roleInviteUses.roleId)),
  };
};
export type InvitationsOf = Awaited<ReturnType<typeof invitationsOf>>;

/** Those of these addresses, in lower case, that have an email for this role on its way or still valid. */
export const liveInvitations = async (tx: Tx, roleId: number, addresses: readonly string[], now: Temporal.Instant) => {
  const isLive = or(
    eq(roleInviteEmails.status, 'new'),
    and(eq(roleInviteEmails.status, 'sent'), gt(roleInviteEmails.expiresAt, now)),
  );
  const rows = await read(tx)
    .select({ email: roleInviteEmails.email })
    .from(roleInviteEmails)
    .where(and(eq(roleInviteEmails.roleId, roleId), inArray(roleInviteEmails.email, [...addresses]), isLive));
  return new Set(rows.map(({ email }) => email.toLowerCase()));
};

/** Whether somebody has an account with this address; a closed one can be opened again by signing in (M39). */
export const hasAccount = async (tx: Tx, email: string) => {
  const [row] = await read(tx).select({ id: users.id }).from(users).where(eq(users.email, email));
  return row !== undefined;
};
