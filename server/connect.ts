import { join } from 'node:path';
import type { Settings } from './platform/config.ts';
import { isMade } from './platform/database/embedded.ts';
import { connectTo } from './platform/database/open.ts';

/** Where the embedded database is. */
export const databaseFolder = (settings: Settings) => join(settings.DATA_DIR, 'database');

/** The embedded database does not exist yet; the next process to connect creates it. */
export const isFirstStart = (settings: Settings) =>
  settings.DATABASE_URL === undefined && !isMade(databaseFolder(settings));

/** The database named in the settings, not migrated yet. */
export const connect = (settings: Settings, onFault: (fault: unknown) => void) => {
  const url = settings.DATABASE_URL;
  return connectTo(url ? { url } : { folder: databaseFolder(settings) }, onFault);
};
export type Connection = ReturnType<typeof connect>;
