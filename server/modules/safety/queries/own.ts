import { asc, eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { safetyReports, userBlocks } from '../tables.ts';

export const ownBlocks = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      firstname: users.firstname,
      lastname: users.lastname,
      deletedAt: users.deletedAt,
      createdAt: userBlocks.createdAt,
    })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedId))
    .where(eq(userBlocks.blockerId, userId))
    .orderBy(asc(userBlocks.createdAt), asc(userBlocks.blockedId));

export const ownReports = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      aboutUserId: safetyReports.aboutUserId,
      reason: safetyReports.reason,
      createdAt: safetyReports.createdAt,
      decision: safetyReports.decision,
    })
    .from(safetyReports)
    .where(eq(safetyReports.reporterId, userId))
    .orderBy(asc(safetyReports.id));
