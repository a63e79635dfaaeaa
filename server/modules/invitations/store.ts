import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { roleInviteBatches, roleInviteEmails, roleInvites, roleInviteUses } from './tables.ts';

type LinkValues = typeof roleInvites.$inferInsert;

/** Nothing happens when the role has a link already: somebody else opened the window at the same moment. */
export const insertLink = async (tx: Tx, values: LinkValues) => {
  await db(tx).insert(roleInvites).values(values).onConflictDoNothing();
};

export const replaceLink = async (tx: Tx, values: LinkValues) => {
  const { roleId: _role, programId: _programme, ...changed } = values;
  await db(tx).insert(roleInvites).values(values).onConflictDoUpdate({ target: roleInvites.roleId, set: changed });
};

/** Writes down who is to be invited. An address that was invited before gets a new letter; its old link is dead. */
export const upsertInvited = (tx: Tx, values: (typeof roleInviteEmails.$inferInsert)[]) =>
  db(tx)
    .insert(roleInviteEmails)
    .values(values)
    .onConflictDoUpdate({
      target: [roleInviteEmails.roleId, roleInviteEmails.email],
      set: {
        status: 'new',
        redirectPath: sql`excluded.redirect_path`,
        sentBy: sql`excluded.sent_by`,
        createdAt: sql`excluded.created_at`,
        tokenHash: null,
        sentAt: null,
        expiresAt: null,
        acceptedAt: null,
        acceptedBy: null,
      },
    })
    .returning({ id: roleInviteEmails.id });

/** An address that is written to again counts again: the rows of `role_invite_emails` would not tell. */
export const insertBatch = async (tx: Tx, values: typeof roleInviteBatches.$inferInsert) => {
  await db(tx).insert(roleInviteBatches).values(values);
};

/** Locks the row: one use, also when two browsers accept at once. */
export const lockInvitedByHash = async (tx: Tx, tokenHash: string) => {
  const [row] = await db(tx)
    .select()
    .from(roleInviteEmails)
    .where(eq(roleInviteEmails.tokenHash, tokenHash))
    .for('update');
  return row;
};

export const updateInvited = async (tx: Tx, id: number, values: Partial<typeof roleInviteEmails.$inferInsert>) => {
  await db(tx).update(roleInviteEmails).set(values).where(eq(roleInviteEmails.id, id));
};

/** The letter stands in the outbox: its token counts from now on, unless it was taken back meanwhile. */
export const markWritten = async (tx: Tx, id: number, values: Partial<typeof roleInviteEmails.$inferInsert>) => {
  await db(tx)
    .update(roleInviteEmails)
    .set({ ...values, status: 'sent' })
    .where(and(eq(roleInviteEmails.id, id), eq(roleInviteEmails.status, 'new')));
};

/** True when there was something to take back. */
export const revokeInvited = async (tx: Tx, roleId: number, id: number) => {
  const gone = await db(tx)
    .update(roleInviteEmails)
    .set({ status: 'revoked', tokenHash: null })
    .where(
      and(eq(roleInviteEmails.id, id), eq(roleInviteEmails.roleId, roleId), ne(roleInviteEmails.status, 'accepted')),
    )
    .returning({ id: roleInviteEmails.id });
  return gone.length > 0;
};

export const insertUse = async (tx: Tx, values: typeof roleInviteUses.$inferInsert) => {
  await db(tx).insert(roleInviteUses).values(values).onConflictDoNothing();
};

/** Of whoever is erased no address is left (ACC-64). */
export const forgetInvited = async (tx: Tx, userId: number, ids: readonly number[]) => {
  await db(tx).delete(roleInviteUses).where(eq(roleInviteUses.userId, userId));
  if (ids.length > 0)
    await db(tx)
      .delete(roleInviteEmails)
      .where(inArray(roleInviteEmails.id, [...ids]));
};
