import { dropKept, keep, readKept } from '../../lib/kept.ts';

/** What someone has typed into a request that is not sent yet. Their files are kept apart (`lib/kept-files.ts`). */
export interface Draft {
  userId: number;
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

/** The name under which drafts and files of a request to this person are kept. */
export const placeOf = (withId: number) => `book-session:${withId}`;

/** Survives closing the window, losing the session and signing in again, for 24 hours (M29). */
export const keepDraft = (withId: number, draft: Draft) => keep(placeOf(withId), draft);

export const dropDraft = (withId: number) => dropKept(placeOf(withId));

/** Returned only to its author: someone else may have signed in meanwhile. */
export const readDraft = (withId: number, userId: number): Draft | null => {
  const kept = readKept(placeOf(withId));
  return isDraft(kept) && kept.userId === userId ? kept : null;
};
