/** What someone has typed into a request that is not sent yet. Files cannot be kept: they have to be chosen again. */
export interface Draft {
  userId: number;
  zone: string;
  slot: string | null;
  topic: string;
  objectives: string[];
  links: string[];
}

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Checks the shape, since another version of the product may have written it. */
const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const { zone, slot, topic, objectives, links } = value as Partial<Record<keyof Draft, unknown>>;
  return [zone, topic, slot ?? ''].every(isText) && [objectives, links].every(isTexts);
};

const placeOf = (withId: number) => `book-session:${withId}`;

/** Kept for as long as the tab: it survives closing the window, losing the session and signing in again. */
export const keepDraft = (storage: Storage, withId: number, draft: Draft) => {
  try {
    storage.setItem(placeOf(withId), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form itself still has everything.
  }
};

export const dropDraft = (storage: Storage, withId: number) => storage.removeItem(placeOf(withId));

/** Returned only to its author: someone else may have signed in meanwhile. */
export const readDraft = (storage: Storage, withId: number, userId: number): Draft | null => {
  const text = storage.getItem(placeOf(withId));
  if (text === null) return null;
  try {
    const data: unknown = JSON.parse(text);
    return isDraft(data) && data.userId === userId ? data : null;
  } catch {
    return null;
  }
};
