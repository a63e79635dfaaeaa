import { join } from 'node:path';
import type { Settings } from './platform/config.ts';
import { isMade } from './platform/database/embedded.ts';
import { connectTo } from './platform/database/open.ts';

const databaseFolder = (settings: Settings) => join(settings.DATA_DIR, 'database');

/** The embedded database has not been made yet: the next to connect makes it. */
export const isFirstStart = (settings: Settings) =>
  settings.DATABASE_URL === undefined && !isMade(databaseFolder(settings));

/** The database that the settings name, not migrated yet. */
export const connect = (settings: Settings, onFault: (fault: unknown) => void) => {
  const url = settings.DATABASE_URL;
  return connectTo(url ? { url } : { folder: databaseFolder(settings) }, onFault);
};
export type Connection = ReturnType<typeof connect>;
