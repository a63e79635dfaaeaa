import { join } from 'node:path';
import PgBoss from 'pg-boss';
import { readAttachment } from '../adapters/attachments.ts';
import { folderFiles } from '../adapters/files.ts';
import { readImage } from '../adapters/images.ts';
import { buildApp } from '../app.ts';
import { openBus } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { readSettings } from '../platform/config.ts';
import type { Database } from '../platform/database/open.ts';
import type { ServerPlace } from './ground.fixture.ts';

/**
 * A dead process's unfinished work is handed out again once its time has run out: this moves its times back by an hour.
 */
export const anHourLater = async (database: Database) => {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => database.runSql(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await database.runSql(
    "update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active' and name = 'reactions'",
  );
  await boss.maintain();
  await database.runSql("update pgboss.job set start_after = created_on where state = 'retry' and name = 'reactions'");
  await boss.stop({ graceful: false, wait: true });
};

/** Runs everything that is waiting. No server may be running meanwhile. */
export const settle = ({ inspect, folder }: ServerPlace) =>
  inspect(async (database) => {
    await anHourLater(database);
    const bus = await openBus(database, () => {});
    const vendors = {
      files: folderFiles({ folder: join(folder, 'files') }),
      images: { read: readImage },
      readAttachment,
      mail: null,
      whatsApp: null,
      push: { key: '', isKnown: () => false, send: async () => 'gone' as const },
      writers: { openai: null, claude: null },
      speech: null,
      sound: null,
      analytics: null,
      payments: null,
      calendars: { google: null, microsoft: null },
    };
    const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: 'off' });
    const app = buildApp({ settings, database, clock: systemClock, bus, vendors });
    await app.jobs.prepare();
    await app.jobs.poke();
    await app.jobs.close();
    await app.server.close();
    await bus.close();
  });
