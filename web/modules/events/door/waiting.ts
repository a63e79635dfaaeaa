import type { Place } from '../../../lib/kept/places.ts';
import { dropKept, keepForADay, readKept } from '../../../lib/kept/values.ts';
import type { Admitting } from '../queries.ts';

/** A check-in that has not been answered yet. */
export interface WaitingOne {
  /** Makes it the same check-in, however often it is sent. */
  key: string;
  wish: Admitting;
  /** Null for a code, which does not say whose it is. */
  name: string | null;
}

const isOne = (value: unknown): value is WaitingOne =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'wish' in value;

export const readWaiting = (place: Place): WaitingOne[] => {
  const kept = readKept(place);
  return Array.isArray(kept) ? kept.filter(isOne) : [];
};

export const keepWaiting = (place: Place, waiting: readonly WaitingOne[]) =>
  waiting.length === 0 ? dropKept(place) : keepForADay(place, waiting);
