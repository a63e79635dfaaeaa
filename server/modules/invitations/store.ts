import { and, eq, gte, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { roleInviteEarlierLinks, roleInviteEmails, roleInvites, roleInviteUses } from './tables.ts';

export const nameless = { firstname: '', lastname: '', phoneNo: null };

type LinkValues = typeof roleInvites.$inferInsert;

/** Does nothing when the role already has a link: another admin opened the window at the same moment. */
export const insertLink = async (tx: Tx, values: LinkValues) => {
  await db(tx).insert(roleInvites).values(values).onConflictDoNothing();
};

export const replaceLink = async (tx: Tx, values: LinkValues) => {
  const { roleId: _role, programId: _programme, ...changed } = values;
  await db(tx).insert(roleInvites).values(values).onConflictDoUpdate({ target: roleInvites.roleId, set: changed });
};

/** Where nothing is said about a person now, what a file has said before stays. */
const named = {
  firstname: sql`coalesce(nullif(excluded.firstname, ''), ${roleInviteEmails.firstname})`,
  lastname: sql`coalesce(nullif(excluded.lastname, ''), ${roleInviteEmails.lastname})`,
  phoneNo: sql`coalesce(excluded.phone_no, ${roleInviteEmails.phoneNo})`,
};

/** What a later file says about people whose invitation still stands. */
export const nameInvited = async (
  tx: Tx,
  roleId: number,
  people: readonly { email: string; firstname: string; lastname: string; phoneNo: string | null }[],
) => {
  const rows = people.map(
    ({ email, firstname, lastname, phoneNo }) => sql`(${email}::citext, ${firstname}, ${lastname}, ${phoneNo}::text)`,
  );
  if (rows.length === 0) return;
  await db(tx).execute(sql`
    update ${roleInviteEmails} set
      firstname = coalesce(nullif(said.firstname, ''), ${roleInviteEmails}.firstname),
      lastname = coalesce(nullif(said.lastname, ''), ${roleInviteEmails}.lastname),
      phone_no = coalesce(said.phone_no, ${roleInviteEmails}.phone_no)
    from (values ${sql.join(rows, sql`, `)}) said (email, firstname, lastname, phone_no)
    where ${roleInviteEmails}.role_id = ${roleId} and ${roleInviteEmails}.email = said.email`);
};

/** What a file has said about somebody goes once they have joined, and after a while when they have not. */
export const forgetNames = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx)
    .update(roleInviteEmails)
    .set(nameless)
    .where(
      and(
        lt(roleInviteEmails.createdAt, before),
        or(ne(roleInviteEmails.firstname, ''), ne(roleInviteEmails.lastname, ''), isNotNull(roleInviteEmails.phoneNo)),
      ),
    );
};

const again = {
  redirectPath: sql`excluded.redirect_path`,
  sentBy: sql`excluded.sent_by`,
  createdAt: sql`excluded.created_at`,
  tokenHash: null,
  sentAt: null,
  expiresAt: null,
  acceptedAt: null,
  acceptedBy: null,
  ...named,
};

/** The links that these addresses have already go on working. */
const keepEarlierLinks = async (tx: Tx, values: readonly { roleId: number; email: string }[]) => {
  const named = values.map(({ roleId, email }) => sql`(${roleId}::bigint, ${email}::citext)`);
  if (named.length === 0) return;
  await db(tx).execute(sql`
    insert into ${roleInviteEarlierLinks} (token_hash, invite_id, sent_at, expires_at)
    select token_hash, id, sent_at, expires_at from ${roleInviteEmails}
    where (role_id, email) in (${sql.join(named, sql`, `)}) and status = 'sent' and sent_at is not null
    on conflict do nothing`);
};

/** Records who is to be invited. An address invited before gets a new email with a link of its own. */
export const upsertInvited = async (tx: Tx, values: (typeof roleInviteEmails.$inferInsert)[]) => {
  await keepEarlierLinks(tx, values);
  return db(tx)
    .insert(roleInviteEmails)
    .values(values)
    .onConflictDoUpdate({
      target: [roleInviteEmails.roleId, roleInviteEmails.email],
      set: { ...again, status: 'new' },
    })
    .returning({ id: roleInviteEmails.id });
};

/**
 * Records whom to invite without an email. One that works already, or
 * whose email is on its way, stays as it is.
 */
export const keepUnsent = async (tx: Tx, values: (typeof roleInviteEmails.$inferInsert)[]) => {
  await db(tx)
    .insert(roleInviteEmails)
    .values(values)
    .onConflictDoUpdate({
      target: [roleInviteEmails.roleId, roleInviteEmails.email],
      set: { ...again, status: 'unsent' },
      setWhere: or(
        notInArray(roleInviteEmails.status, ['new', 'sent']),
        and(eq(roleInviteEmails.status, 'sent'), sql`${roleInviteEmails.expiresAt} <= excluded.created_at`),
      ),
    });
};

/** Locks an invitation to a role by its id. */
export const lockInvited = async (tx: Tx, roleId: number, id: number) => {
  const [row] = await db(tx)
    .select()
    .from(roleInviteEmails)
    .where(and(eq(roleInviteEmails.id, id), eq(roleInviteEmails.roleId, roleId)))
    .for('update');
  return row;
};

/** Locks the invitation of a link, so it is used only once even when two browsers accept simultaneously. */
export const lockInvitedByHash = async (tx: Tx, tokenHash: string) => {
  const earlier = db(tx)
    .select({ id: roleInviteEarlierLinks.inviteId })
    .from(roleInviteEarlierLinks)
    .where(eq(roleInviteEarlierLinks.tokenHash, tokenHash));
  await db(tx)
    .select({ id: roleInviteEmails.id })
    .from(roleInviteEmails)
    .where(or(eq(roleInviteEmails.tokenHash, tokenHash), inArray(roleInviteEmails.id, earlier)))
    .for('update');
};

export const updateInvited = async (tx: Tx, id: number, values: Partial<typeof roleInviteEmails.$inferInsert>) => {
  await db(tx).update(roleInviteEmails).set(values).where(eq(roleInviteEmails.id, id));
};

/** The email is in the outbox: its token is valid from now on, unless the invitation was revoked meanwhile. */
export const markWritten = async (tx: Tx, id: number, values: Partial<typeof roleInviteEmails.$inferInsert>) => {
  await db(tx)
    .update(roleInviteEmails)
    .set({ ...values, status: 'sent' })
    .where(and(eq(roleInviteEmails.id, id), eq(roleInviteEmails.status, 'new')));
};

/** Whoever is invited anew later gets a new link; those of before stay dead. */
const forgetEarlierLinks = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length > 0)
    await db(tx)
      .delete(roleInviteEarlierLinks)
      .where(inArray(roleInviteEarlierLinks.inviteId, [...ids]));
};

/** True when there was something to revoke. */
export const revokeInvited = async (tx: Tx, roleId: number, id: number) => {
  const gone = await db(tx)
    .update(roleInviteEmails)
    .set({ status: 'revoked', tokenHash: null })
    .where(
      and(eq(roleInviteEmails.id, id), eq(roleInviteEmails.roleId, roleId), ne(roleInviteEmails.status, 'accepted')),
    )
    .returning({ id: roleInviteEmails.id });
  await forgetEarlierLinks(
    tx,
    gone.map((one) => one.id),
  );
  return gone.length > 0;
};

interface Sent {
  programId: number;
  roleId: number;
  /** Earlier ones stay: they were sent by other means. */
  since: Temporal.Instant;
}

/** Revokes what was sent to these addresses since then, by whichever admin, unless it was accepted; returns the ids. */
export const revokeSent = async (
  tx: Tx,
  { programId, roleId, since }: Sent,
  addresses: readonly string[],
): Promise<number[]> => {
  const gone = await db(tx)
    .update(roleInviteEmails)
    .set({ status: 'revoked', tokenHash: null })
    .where(
      and(
        eq(roleInviteEmails.programId, programId),
        eq(roleInviteEmails.roleId, roleId),
        gte(roleInviteEmails.createdAt, since),
        inArray(roleInviteEmails.email, [...addresses]),
        inArray(roleInviteEmails.status, ['new', 'unsent', 'sent']),
      ),
    )
    .returning({ id: roleInviteEmails.id });
  const ids = gone.map(({ id }) => id);
  await forgetEarlierLinks(tx, ids);
  return ids;
};

export const insertUse = async (tx: Tx, values: typeof roleInviteUses.$inferInsert) => {
  await db(tx).insert(roleInviteUses).values(values).onConflictDoNothing();
};

/** Removes every address of an erased person (ACC-64). */
export const forgetInvited = async (tx: Tx, userId: number, ids: readonly number[]) => {
  await db(tx).delete(roleInviteUses).where(eq(roleInviteUses.userId, userId));
  if (ids.length > 0)
    await db(tx)
      .delete(roleInviteEmails)
      .where(inArray(roleInviteEmails.id, [...ids]));
};
