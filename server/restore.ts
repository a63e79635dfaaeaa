import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { complain, Refused, runCommand, say } from './command.ts';
import { connect, databaseFolder } from './connect.ts';
import { openFiles } from './open-files.ts';
import { verifyArchive } from './platform/backup/archive.ts';
import type { Head } from './platform/backup/dump.ts';
import { headOf, loadFiles, loadRows, refuseNewer } from './platform/backup/load.ts';
import { emptyDatabase, whyNotEmpty } from './platform/backup/target.ts';
import { systemClock } from './platform/clock.ts';
import { readSettings, type Settings } from './platform/config.ts';
import { isMade } from './platform/database/embedded.ts';
import { lockFolder } from './platform/database/folder-lock.ts';
import { allMigrations } from './platform/database/migrate.ts';
import { connectTo } from './platform/database/open.ts';
import { syncFolder } from './platform/durable.ts';
import { openJobs } from './platform/jobs.ts';

type Connection = ReturnType<typeof connectTo>;

/**
 * The uploads, then the tables as they were when the backup was made, then the rows in them, so that no row names a file
 * that is still to come. The next start migrates further.
 */
const fill = async (settings: Settings, { database, migrated }: Connection, file: string, head: Head) => {
  try {
    await loadFiles(openFiles(settings), file, say);
    await migrated(head.migrations);
    const jobs = openJobs({
      database,
      clock: systemClock,
      transact: () => Promise.reject(new Error('nothing reacts during a restore')),
      subscribers: new Map(),
      schedules: [],
      byItself: true, // its own queues are made only then
      onFault: complain,
      warn: () => {},
    });
    await jobs.prepare();
    await jobs.close();
    await loadRows(database, file, head, say);
    await database.runSql('analyze');
  } finally {
    await database.close();
  }
};

/** Fills a database beside its final place and moves it there when it is complete. */
const restoreEmbedded = async (settings: Settings, file: string, head: Head, replace: boolean) => {
  const folder = resolve(databaseFolder(settings));
  if (isMade(folder) && !replace)
    throw new Refused(`There is a database in ${folder}. Name another DATA_DIR, or add --replace to lose that one.`);
  const unlock = lockFolder(folder); // no product runs here
  const beside = mkdtempSync(`${folder}.restored-`);
  try {
    const bare = head.migrations.length < allMigrations().length; // what the build prepared would be too new
    await fill(settings, connectTo({ folder: join(beside, 'new'), bare }, complain), file, head);
    const old = join(beside, 'old');
    renameSync(folder, old);
    try {
      renameSync(join(beside, 'new'), folder);
    } catch (error) {
      renameSync(old, folder);
      throw error;
    }
    syncFolder(dirname(folder));
  } finally {
    rmSync(beside, { recursive: true, force: true });
    unlock();
  }
};

const restorePostgres = async (settings: Settings, file: string, head: Head, replace: boolean) => {
  const connection = connect(settings, complain);
  const reason = await whyNotEmpty(connection.database, replace);
  if (reason !== null) {
    await connection.database.close();
    throw new Refused(reason);
  }
  if (replace) await emptyDatabase(connection.database);
  await fill(settings, connection, file, head);
};

const restore = async (args: readonly string[]) => {
  const replace = args.includes('--replace');
  const [file] = args.filter((one) => one !== '--replace');
  if (file === undefined) throw new Refused('Name the file: npm run restore -- lantern.tar.gz');
  if (!existsSync(file)) throw new Refused(`There is no file ${file}.`);
  const settings = readSettings(process.env);
  const head = await headOf(file);
  refuseNewer(head, allMigrations());
  await verifyArchive(file);
  say(`${file} is whole: version ${head.version}, made ${head.made}`);
  const bring = settings.DATABASE_URL === undefined ? restoreEmbedded : restorePostgres;
  await bring(settings, file, head, replace);
  say('Restored. Everyone signs in again; with the SECRET_KEY of before, links in emails and calendars go on working.');
};

await runCommand(restore);
