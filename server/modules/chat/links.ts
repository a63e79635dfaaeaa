import type { Tx } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { blockedWith } from '../safety/index.ts';
import { writableAmong } from './queries/related.ts';

/** Whose pages show the links, and where: on the platform (null) or in a portal. */
export interface LinkPlace {
  viewerId: number;
  portal: { programId: number; path: string } | null;
}

/**
 * CHT-02, CHT-03: where each of these people is written to; null for oneself, for whom one may not write to (B116) and
 * where a block stands (M47). Three statements however many they are.
 */
export const chatLinks = async (tx: Tx, { viewerId, portal }: LinkPlace, ids: readonly number[]) => {
  const may = await writableAmong(tx, viewerId, portal?.programId ?? null, ids);
  const blocked = may.size === 0 ? [] : await blockedWith(tx, viewerId);
  return (id: number) => (may.has(id) && !blocked.includes(id) ? pages.messagesWith(portal?.path ?? null, id) : null);
};
