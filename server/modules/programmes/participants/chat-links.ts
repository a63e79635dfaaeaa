import type { Tx } from '../../../platform/work.ts';

/** Where each of these people is written to by the viewer, in this portal; the module of messages knows. */
export type ChatLinks = (
  tx: Tx,
  place: { viewerId: number; portal: { programId: number; path: string } },
  ids: readonly number[],
) => Promise<(id: number) => string | null>;
