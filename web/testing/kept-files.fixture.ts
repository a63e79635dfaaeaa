import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser that can keep files: jsdom has no such storage, and Node does not know how to copy jsdom's files. */
export const withKeptFiles = () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('structuredClone', (value: unknown) => value);
};
