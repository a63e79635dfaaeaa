import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { conversations } from '../tables.ts';

type Values = typeof conversations.$inferInsert;

const ofTwo = (programId: number | null, low: number, high: number) =>
  and(
    eq(conversations.kind, 'direct'),
    eq(conversations.lowUserId, low),
    eq(conversations.highUserId, high),
    programId === null ? isNull(conversations.programId) : eq(conversations.programId, programId),
  );

/** The one conversation of two people in this place; made if there is none, by whichever of them is first. */
export const openDirect = async (
  tx: Tx,
  values: Pick<Values, 'createdBy' | 'createdAt'> & { programId: number | null; low: number; high: number },
) => {
  const { programId, low, high, createdBy, createdAt } = values;
  const [made] = await db(tx)
    .insert(conversations)
    .values({ kind: 'direct', programId, lowUserId: low, highUserId: high, createdBy, createdAt, lastAt: createdAt })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (made) return made.id;
  const [there] = await db(tx)
    .select({ id: conversations.id })
    .from(conversations)
    .where(ofTwo(programId, low, high));
  if (!there) throw new Error('the conversation was not opened');
  return there.id;
};

export const insertGroup = async (
  tx: Tx,
  values: Pick<Values, 'name' | 'description' | 'createdBy' | 'createdAt'> & { programId: number },
) => {
  const [row] = await db(tx)
    .insert(conversations)
    .values({ ...values, kind: 'group', lastAt: values.createdAt })
    .returning({ id: conversations.id });
  if (!row) throw new Error('the group was not made');
  return row.id;
};

/** Whatever changes in a conversation, and who is in it, changes one after the other. */
export const lockConversation = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(conversations).where(eq(conversations.id, id)).for('update');
  return row;
};

export const changeConversation = async (
  tx: Tx,
  id: number,
  values: Partial<Pick<Values, 'name' | 'description' | 'active' | 'lastSeq' | 'version' | 'lastAt'>>,
) => {
  await db(tx).update(conversations).set(values).where(eq(conversations.id, id));
};

/** The version of the next change; the conversation is locked. */
export const nextVersion = async (tx: Tx, id: number) => {
  const [row] = await db(tx)
    .update(conversations)
    .set({ version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, id))
    .returning({ version: conversations.version });
  if (!row) throw new Error('the conversation is not there');
  return row.version;
};
