import { keptFilesDatabase, type Place } from './places.ts';

const store = 'files';

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no files'));
  });

/** Runs in a transaction of its own; null where the browser has no such storage, or refuses it. */
const inStore = async <Answer>(mode: IDBTransactionMode, run: (files: IDBObjectStore) => IDBRequest<Answer>) => {
  if (globalThis.indexedDB === undefined) return null;
  try {
    const opening = indexedDB.open(keptFilesDatabase, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    const opened = await answerOf(opening);
    // Somebody signs out in another tab.
    opened.onversionchange = () => opened.close();
    try {
      return await answerOf(run(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch {
    return null;
  }
};

export const dropFiles = (place: Place) => inStore('readwrite', (all) => all.delete(place));

/** Keeps the files that somebody chose; without any, forgets those of before. */
export const keepFiles = async (place: Place, files: readonly File[]) => {
  await (files.length > 0 ? inStore('readwrite', (all) => all.put(files, place)) : dropFiles(place));
};

/** The files that were chosen there; none where the browser has lost them. */
export const readFiles = async (place: Place): Promise<readonly File[]> =>
  (await inStore('readonly', (all) => all.get(place) as IDBRequest<readonly File[] | undefined>)) ?? [];
