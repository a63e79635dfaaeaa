import { placeOf } from '../../../lib/kept/places.ts';
import { dropKept, keepUntilSaved, readKept } from '../../../lib/kept/values.ts';
import type { Answered } from '../unsent/unsent.ts';

/** What somebody began to write in a conversation, and what it answers. */
export interface Draft {
  body: string;
  answered: Answered | null;
}

export const noDraft: Draft = { body: '', answered: null };

const placeFor = (userId: number, conversationId: number) => placeOf(userId, 'chat-draft', conversationId);

const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'id' in value && 'seq' in value && 'text' in value;

/** Kept for each person and conversation, until it is sent or its author signs out. */
export const readDraft = (userId: number, conversationId: number): Draft => {
  const kept = readKept(placeFor(userId, conversationId));
  if (typeof kept !== 'object' || kept === null || !('body' in kept) || typeof kept.body !== 'string') return noDraft;
  return { body: kept.body, answered: 'answered' in kept && isAnswered(kept.answered) ? kept.answered : null };
};

export const keepDraft = (userId: number, conversationId: number, draft: Draft) => {
  const place = placeFor(userId, conversationId);
  if (draft.body === '' && draft.answered === null) dropKept(place);
  else keepUntilSaved(place, draft);
};
