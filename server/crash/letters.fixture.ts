import { setTimeout as after } from 'node:timers/promises';
import type { Database } from '../platform/database/open.ts';
import { anHourLater } from './settle.fixture.ts';

/**
 * Emails that a process is sending concurrently: this many may be sent twice when it dies, with the same Message-ID.
 */
export const inHand = 10;

export const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await after(50);
};

/** Hands out the dead process's unfinished emails again, as if their time had run out. */
export const timeGoesBy = async (database: Database) => {
  await anHourLater(database);
  await database.runSql(`update deliveries set next_try_at = created_at where status = 'queued'`);
};
