import { and, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { conversationMembers, conversations } from '../tables.ts';

const one = (conversationId: number, userId: number) =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, userId));

const some = (conversationId: number, userIds: readonly number[]) =>
  and(
    eq(conversationMembers.conversationId, conversationId),
    inArray(conversationMembers.userId, [...userIds]),
    isNull(conversationMembers.leftAt),
  );

interface Joining {
  conversationId: number;
  userIds: readonly number[];
  admins: readonly number[];
  /** What was written before is no news to whoever comes. */
  readSeq: number;
  joinedAt: Temporal.Instant;
}

/** Whoever is in it stays as they are; whoever was in it before comes back. Returns who is new. */
export const addMembers = async (tx: Tx, { conversationId, userIds, admins, readSeq, joinedAt }: Joining) => {
  if (userIds.length === 0) return [];
  const { userId } = conversationMembers;
  const rows = userIds.map((id) => ({
    conversationId,
    userId: id,
    admin: admins.includes(id),
    readSeq,
    toldSeq: readSeq,
    joinedAt,
  }));
  const joined = await db(tx)
    .insert(conversationMembers)
    .values(rows)
    .onConflictDoUpdate({
      target: [conversationMembers.conversationId, userId],
      set: {
        leftAt: null,
        joinedAt,
        admin: sql`excluded.admin`,
        readSeq: sql`greatest(${conversationMembers.readSeq}, ${readSeq}::integer)`,
        toldSeq: sql`greatest(${conversationMembers.readSeq}, ${readSeq}::integer)`,
        tellAt: null,
      },
      setWhere: isNotNull(conversationMembers.leftAt),
    })
    .returning({ userId });
  return joined.map((row) => row.userId);
};

/** Takes people out; returns who was in it. */
export const removeMembers = async (
  tx: Tx,
  conversationId: number,
  userIds: readonly number[],
  leftAt: Temporal.Instant,
) => {
  if (userIds.length === 0) return [];
  const rows = await db(tx)
    .update(conversationMembers)
    .set({ leftAt, tellAt: null, typingAt: null, admin: false })
    .where(some(conversationId, userIds))
    .returning({ userId: conversationMembers.userId });
  return rows.map(({ userId }) => userId);
};

/** Takes a person out of every group, of one program or everywhere; returns the groups. */
export const removeFromGroups = async (
  tx: Tx,
  userId: number,
  { programId, leftAt }: { programId: number | null; leftAt: Temporal.Instant },
) => {
  const groups = db(tx)
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(eq(conversations.kind, 'group'), programId === null ? undefined : eq(conversations.programId, programId)),
    );
  const rows = await db(tx)
    .update(conversationMembers)
    .set({ leftAt, tellAt: null, typingAt: null, admin: false })
    .where(
      and(
        eq(conversationMembers.userId, userId),
        isNull(conversationMembers.leftAt),
        inArray(conversationMembers.conversationId, groups),
      ),
    )
    .returning({ id: conversationMembers.conversationId });
  return rows.map(({ id }) => id);
};

/** Exactly these are its admins. */
export const setAdmins = async (tx: Tx, conversationId: number, admins: readonly number[]) => {
  await db(tx)
    .update(conversationMembers)
    .set({ admin: sql`${conversationMembers.userId} = any(${sql.param([...admins])}::bigint[])` })
    .where(and(eq(conversationMembers.conversationId, conversationId), isNull(conversationMembers.leftAt)));
};

/** The mark never goes back, nor beyond what is written. Whoever has read what they wait to be told of is not told. */
export const setRead = async (tx: Tx, conversationId: number, userId: number, seq: number) => {
  const { readSeq, toldSeq, tellAt } = conversationMembers;
  const last = sql`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${conversationId})`;
  const next = sql`greatest(${readSeq}, least(${seq}::bigint, ${last})::integer)`;
  const [row] = await db(tx)
    .update(conversationMembers)
    .set({ readSeq: next, tellAt: sql`case when ${next} >= ${toldSeq} then null else ${tellAt} end` })
    .where(and(one(conversationId, userId), isNull(conversationMembers.leftAt)))
    .returning({ readSeq });
  return row?.readSeq;
};

export const setTyping = async (tx: Tx, conversationId: number, userId: number, typingAt: Temporal.Instant | null) => {
  await db(tx).update(conversationMembers).set({ typingAt }).where(one(conversationId, userId));
};

/** B112: everybody who has read all that they were told of is told of this message; returns them. */
export const markTold = async (tx: Tx, conversationId: number, senderId: number, seq: number) => {
  const rows = await db(tx)
    .update(conversationMembers)
    .set({ toldSeq: seq })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        ne(conversationMembers.userId, senderId),
        isNull(conversationMembers.leftAt),
        lte(conversationMembers.toldSeq, conversationMembers.readSeq),
      ),
    )
    .returning({ userId: conversationMembers.userId });
  return rows.map(({ userId }) => userId);
};

/** They have a page open, and are told later unless they read it by then. */
export const tellLater = async (
  tx: Tx,
  conversationId: number,
  userIds: readonly number[],
  tellAt: Temporal.Instant,
) => {
  if (userIds.length === 0) return;
  await db(tx).update(conversationMembers).set({ tellAt }).where(some(conversationId, userIds));
};

/** Whoever waited long enough, and has not read it; they wait no longer. */
export const takeDueTellings = (tx: Tx, now: Temporal.Instant, most: number) => {
  const due = db(tx)
    .select({ conversationId: conversationMembers.conversationId, userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(lte(conversationMembers.tellAt, now))
    .orderBy(conversationMembers.tellAt)
    .limit(most)
    .for('update', { skipLocked: true });
  return db(tx)
    .update(conversationMembers)
    .set({ tellAt: null })
    .where(sql`(${conversationMembers.conversationId}, ${conversationMembers.userId}) in ${due}`)
    .returning({
      conversationId: conversationMembers.conversationId,
      userId: conversationMembers.userId,
      seq: conversationMembers.toldSeq,
    });
};
