import type { OwnData } from '../accounts/index.ts';
import { joinedBy } from './queries.ts';

/** Our part of a person's download (M22). */
export const programmesOwnData: OwnData = async (tx, userId) => ({
  memberships: (await joinedBy(tx, userId)).map(({ program, role, joinedAt, removedAt }) => ({
    program,
    role,
    joined_at: joinedAt.toString(),
    removed_at: removedAt?.toString() ?? null,
  })),
});
