import type { RefusalCode } from '../../../../contract/messages.ts';
import { type DraftStatus, undoMinutes } from '../../../../contract/pairings/values.ts';
import type { Temporal } from 'temporal-polyfill';

export type DraftAct = 'change' | 'publish' | 'undo' | 'discard' | 'cancel';

/** From which state each act leads where. */
const acts: Readonly<Record<DraftAct, { from: readonly DraftStatus[]; to: DraftStatus }>> = {
  change: { from: ['ready'], to: 'ready' },
  publish: { from: ['ready'], to: 'published' },
  undo: { from: ['published'], to: 'undone' },
  discard: { from: ['ready', 'failed', 'cancelled'], to: 'discarded' },
  cancel: { from: ['running'], to: 'cancelled' },
};

export const statusAfter = (act: DraftAct): DraftStatus => acts[act].to;

interface DraftState {
  status: DraftStatus;
  /** When it was published. */
  settledAt: Temporal.Instant | null;
  toldAt: Temporal.Instant | null;
}

/** Until when a draft that was published at this moment can be undone. */
export const undoUntil = (publishedAt: Temporal.Instant) => publishedAt.add({ minutes: undoMinutes });

const isTooLate = ({ settledAt, toldAt }: DraftState, now: Temporal.Instant) =>
  toldAt !== null || settledAt === null || now.epochMilliseconds >= undoUntil(settledAt).epochMilliseconds;

/** Null when it may be done now, otherwise the reason. Whether somebody has booked is asked when it is done. */
export const whyNotDraft = (act: DraftAct, draft: DraftState, now: Temporal.Instant): RefusalCode | null => {
  if (!acts[act].from.includes(draft.status)) return 'pairings.draft_not_ready';
  return act === 'undo' && isTooLate(draft, now) ? 'pairings.undo_too_late' : null;
};
