import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chatMarks } from '../../../../contract/chat/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { chatPresence, conversationMembers, conversations } from '../tables.ts';

/** Those of these people whose pages have given a sign of life lately. */
export const onlineAmong = async (tx: Tx, ids: readonly number[], now: Temporal.Instant) => {
  if (ids.length === 0) return new Set<number>();
  const rows = await read(tx)
    .select({ userId: chatPresence.userId })
    .from(chatPresence)
    .where(
      and(inArray(chatPresence.userId, [...ids]), gt(chatPresence.seenAt, now.subtract({ seconds: chatMarks.online }))),
    );
  return new Set(rows.map(({ userId }) => userId));
};

/** With how many people at most somebody's coming is shared. */
const mostTold = 200;

/** The other side of the latest direct conversations of a person: whose pages show whether they are there. */
export const watchersOf = async (tx: Tx, userId: number) => {
  const rows = await read(tx)
    .select({
      id: sql<number>`case when ${conversations.lowUserId} = ${userId}
      then ${conversations.highUserId} else ${conversations.lowUserId} end`.mapWith(Number),
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.userId, userId),
        isNull(conversationMembers.leftAt),
        eq(conversations.kind, 'direct'),
        ne(conversations.lastSeq, 0),
      ),
    )
    .orderBy(sql`${conversations.lastAt} desc`)
    .limit(mostTold);
  return [...new Set(rows.map(({ id }) => id))];
};
