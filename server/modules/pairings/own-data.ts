import type { OwnData } from '../../platform/plug.ts';
import { pairingsOf } from './queries/pairs.ts';

/** Our part of a person's data download (M22): their pairings, with role and programme. */
export const ownData: OwnData = async (tx, userId) => ({
  pairings: (await pairingsOf(tx, userId)).map(({ program, group, as, status, createdAt, endedAt }) => ({
    program,
    group,
    as,
    status,
    created_at: createdAt.toString(),
    ended_at: endedAt?.toString() ?? null,
  })),
});
