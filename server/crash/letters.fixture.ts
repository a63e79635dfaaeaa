import { setTimeout as after } from 'node:timers/promises';
import type { Database } from '../platform/database/open.ts';
import { anHourLater } from './settle.fixture.ts';

/** Letters that a process has in hand at once: so many may go out twice when it dies, under the same Message-ID. */
export const inHand = 10;

export const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await after(50);
};

/** What the dead process had in hand is given out again, as if its time were over. */
export const timeGoesBy = async (database: Database) => {
  await anHourLater(database);
  await database.runSql(`update deliveries set next_try_at = created_at where status = 'queued'`);
};
