import { forgetPortal } from '../forget-portal.ts';

const start = 'kept:';

/** The database of the chosen files, which only `files.ts` reads. */
export const keptFilesDatabase = 'kept-files';

/**
 * Where something that this person has begun is kept in this browser: `what` says which form it is. Null stands for
 * whoever comes next, a visitor too.
 */
export const placeOf = (userId: number | null, ...what: readonly (string | number)[]) =>
  `${start}${[userId ?? 'anyone', ...what].join(':')}` as const;
export type Place = ReturnType<typeof placeOf>;

const isPlace = (name: string): name is Place => name.startsWith(start);

/** Everything that is kept there, of everybody; none where the browser has no storage. */
const placesIn = (storage: () => Storage): readonly Place[] => {
  try {
    return Object.keys(storage()).filter(isPlace);
  } catch {
    return [];
  }
};

export const placesKept = () => placesIn(() => localStorage);

/** Whoever signs out leaves nothing behind in this browser: no words, no files, no address to come back to (M29). */
export const forgetKept = () => {
  for (const place of placesKept()) localStorage.removeItem(place);
  for (const place of placesIn(() => sessionStorage)) sessionStorage.removeItem(place);
  // Some browsers have none, or none in private windows.
  globalThis.indexedDB?.deleteDatabase(keptFilesDatabase);
  forgetPortal();
  document.cookie = 'return_to=; Max-Age=0; Path=/; SameSite=Lax';
};
