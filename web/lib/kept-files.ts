import { Temporal } from '../ui/temporal.ts';
import { serverNow } from './clock.ts';

/** M29: how long, as for texts (`kept.ts`). */
const hours = 24;
/** Named in `forget-kept.ts` as well, which empties it at sign-out. */
const database = 'kept-files';
const store = 'files';

interface KeptFiles {
  userId: number;
  until: string;
  files: readonly File[];
}

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no files'));
  });

/** Runs in a transaction of its own; null where the browser has no such storage, or refuses it. */
const inStore = async <Answer>(mode: IDBTransactionMode, run: (files: IDBObjectStore) => IDBRequest<Answer>) => {
  if (globalThis.indexedDB === undefined) return null;
  try {
    const opening = indexedDB.open(database, 1);
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

/** Keeps the files that somebody chose; without any, forgets those of before. */
export const keepFiles = async (name: string, userId: number, files: readonly File[]) => {
  const until = serverNow().add({ hours }).toString();
  const kept: KeptFiles = { userId, until, files };
  await (files.length > 0
    ? inStore('readwrite', (all) => all.put(kept, name))
    : inStore('readwrite', (all) => all.delete(name)));
};

/** Given back to whoever chose them, within 24 hours. */
export const readFiles = async (name: string, userId: number): Promise<readonly File[]> => {
  const kept = (await inStore('readonly', (all) => all.get(name) as IDBRequest<KeptFiles | undefined>)) ?? undefined;
  if (kept?.userId !== userId) return [];
  return Temporal.Instant.compare(serverNow(), Temporal.Instant.from(kept.until)) < 0 ? kept.files : [];
};
