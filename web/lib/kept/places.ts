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

/** Everything that is kept here, of everybody; none where the browser has no storage. */
export const placesKept = (): readonly Place[] => {
  try {
    return Object.keys(localStorage).filter(isPlace);
  } catch {
    return [];
  }
};

/** Whoever signs out leaves nothing behind in this browser: no words, no files, no address to come back to (M29). */
export const forgetKept = () => {
  for (const place of placesKept()) localStorage.removeItem(place);
  // Some browsers have none, or none in private windows.
  globalThis.indexedDB?.deleteDatabase(keptFilesDatabase);
  document.cookie = 'return_to=; Max-Age=0; Path=/; SameSite=Lax';
};
