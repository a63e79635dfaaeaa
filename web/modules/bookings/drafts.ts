import { z } from 'zod';

/** What somebody has typed into a request that is not sent yet. Files cannot be kept: they are chosen again. */
const Draft = z.object({
  userId: z.number(),
  zone: z.string(),
  slot: z.string().nullable(),
  topic: z.string(),
  objectives: z.array(z.string()),
  links: z.array(z.string()),
});
export type Draft = z.infer<typeof Draft>;

const placeOf = (withId: number) => `book-session:${withId}`;

/** Kept as long as the tab: it survives a closed window, a lost session and the way through the sign-in page. */
export const keepDraft = (storage: Storage, withId: number, draft: Draft) => {
  try {
    storage.setItem(placeOf(withId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the form itself still holds everything.
  }
};

export const dropDraft = (storage: Storage, withId: number) => storage.removeItem(placeOf(withId));

/** Only its writer gets it back: somebody else may have signed in meanwhile. */
export const readDraft = (storage: Storage, withId: number, userId: number): Draft | null => {
  const text = storage.getItem(placeOf(withId));
  if (text === null) return null;
  try {
    const { data } = Draft.safeParse(JSON.parse(text));
    return data?.userId === userId ? data : null;
  } catch {
    return null;
  }
};
