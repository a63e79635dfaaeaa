import { type Place, placeOf } from '../../lib/kept/places.ts';
import { dropKept, keepForADay, readKept } from '../../lib/kept/values.ts';

/** What someone has typed into a request that is not sent yet. Their files are kept apart (`lib/kept/files.ts`). */
export interface Draft {
  zone: string;
  slot: string | null;
  topic: string;
  objectives: string[];
  links: string[];
  /** How many files were chosen. */
  files: number;
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Checks the shape, since another version of the product may have written it. */
const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const { zone, slot, topic, objectives, links, files } = value as Partial<Record<keyof Draft, unknown>>;
  return [zone, topic, slot ?? ''].every(isText) && [objectives, links].every(isTexts) && typeof files === 'number';
};

/** Where this person's request to another one is kept, its files too: nobody else who signs in here comes to see it. */
export const draftPlace = (userId: number, withId: number) => placeOf(userId, 'book-session', withId);

/** Survives closing the window, losing the session and signing in again, for 24 hours (M29). */
export const keepDraft = (place: Place, draft: Draft) => keepForADay(place, draft);

export const dropDraft = (place: Place) => dropKept(place);

export const readDraft = (place: Place): Draft | null => {
  const kept = readKept(place);
  return isDraft(kept) ? kept : null;
};
