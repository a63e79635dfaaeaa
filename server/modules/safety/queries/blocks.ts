import { and, count, desc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { safetyLimits, safetyListSize } from '../../../../contract/safety/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships } from '../../programmes/tables.ts';
import { userBlocks } from '../tables.ts';
import { isAdminFor, shownPerson } from './people.ts';

/**
 * M47: no block stands between an admin and the members of a program, also where one of them became its admin after it
 * was made.
 */
const inForce = and(
  sql`not ${isAdminFor(sql`${userBlocks.blockedId}`, sql`${userBlocks.blockerId}`)}`,
  sql`not ${isAdminFor(sql`${userBlocks.blockerId}`, sql`${userBlocks.blockedId}`)}`,
);

const between = (one: number, other: number) =>
  or(
    and(eq(userBlocks.blockerId, one), eq(userBlocks.blockedId, other)),
    and(eq(userBlocks.blockerId, other), eq(userBlocks.blockedId, one)),
  );

/** M47: whether one of two people has blocked the other, whichever. Whoever acts on the answer holds the lock on both. */
export const blockedBetween = async (tx: Tx, one: number, other: number): Promise<boolean> => {
  const [row] = await read(tx)
    .select({ at: userBlocks.createdAt })
    .from(userBlocks)
    .where(and(between(one, other), inForce))
    .limit(1);
  return row !== undefined;
};

/** M47: everybody with whom somebody can neither write nor meet anew, whoever of the two blocked. */
export const blockedWith = async (tx: Tx, personId: number): Promise<number[]> => {
  const rows = await read(tx)
    .select({ blockerId: userBlocks.blockerId, blockedId: userBlocks.blockedId })
    .from(userBlocks)
    .where(and(or(eq(userBlocks.blockerId, personId), eq(userBlocks.blockedId, personId)), inForce));
  return [...new Set(rows.map(({ blockerId, blockedId }) => (blockerId === personId ? blockedId : blockerId)))];
};

export const hasBlocked = async (tx: Tx, blockerId: number, blockedId: number) => {
  const [row] = await read(tx)
    .select({ at: userBlocks.createdAt })
    .from(userBlocks)
    .where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.blockedId, blockedId)));
  return row !== undefined;
};

export const countBlocks = async (tx: Tx, blockerId: number) => {
  const [row] = await read(tx).select({ blocks: count() }).from(userBlocks).where(eq(userBlocks.blockerId, blockerId));
  return row?.blocks ?? 0;
};

/** The people whom somebody has blocked and who still have an account, the latest first. */
export const blocksBy = (tx: Tx, blockerId: number) =>
  read(tx)
    .select({ person: shownPerson, createdAt: userBlocks.createdAt })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(and(eq(userBlocks.blockerId, blockerId), isNull(users.deletedAt)))
    .orderBy(desc(userBlocks.createdAt), desc(userBlocks.blockedId))
    .limit(safetyLimits.blocks);

const blocker = alias(users, 'blocker');
const blocked = alias(users, 'blocked');

const isIn = (tx: Tx, programId: number, userId: AnyPgColumn) =>
  exists(
    read(tx)
      .select({ id: programMemberships.id })
      .from(programMemberships)
      .where(
        and(
          eq(programMemberships.programId, programId),
          eq(programMemberships.userId, userId),
          isNull(programMemberships.removedAt),
        ),
      ),
  );

/** M47: what admins see: the blocks between members of a program, or (null) all; the latest first. */
export const blocksAmong = (tx: Tx, programId: number | null) =>
  read(tx)
    .select({ blockerId: userBlocks.blockerId, blockedId: userBlocks.blockedId, createdAt: userBlocks.createdAt })
    .from(userBlocks)
    .innerJoin(blocker, and(eq(blocker.id, userBlocks.blockerId), isNull(blocker.deletedAt)))
    .innerJoin(blocked, and(eq(blocked.id, userBlocks.blockedId), isNull(blocked.deletedAt)))
    .where(
      programId === null
        ? undefined
        : and(isIn(tx, programId, userBlocks.blockerId), isIn(tx, programId, userBlocks.blockedId)),
    )
    .orderBy(desc(userBlocks.createdAt), desc(userBlocks.blockerId), desc(userBlocks.blockedId))
    .limit(safetyListSize);
