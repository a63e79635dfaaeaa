import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { complain, Refused, runCommand, say } from './command.ts';
import { connect, databaseFolder } from './connect.ts';
import { openFiles } from './open-files.ts';
import { writeArchive } from './platform/backup/archive.ts';
import { askForCopy } from './platform/backup/door.ts';
import { dumpProduct } from './platform/backup/dump.ts';
import { systemClock } from './platform/clock.ts';
import { readSettings, type Settings } from './platform/config.ts';
import { isMade } from './platform/database/embedded.ts';
import { connectTo } from './platform/database/open.ts';
import { release } from './platform/release.ts';

/** A session that was ended after the backup must not come back with it: whoever is restored signs in again. */
const without = ['public.auth_sessions'];

/** The database as the settings name it, or a copy of the embedded one that a running product hands out. */
const openDatabaseToRead = async (settings: Settings) => {
  if (settings.DATABASE_URL !== undefined) return connect(settings, complain).database;
  if (!isMade(databaseFolder(settings))) throw new Refused(`There is no database in ${databaseFolder(settings)}.`);
  const copy = await askForCopy(settings.DATA_DIR);
  if (copy === undefined) return connect(settings, complain).database;
  say('the product is running: reading a copy of its database');
  const { database } = connectTo({ folder: copy.path }, complain);
  const close = async () => {
    await database.close();
    copy.giveBack();
  };
  return { ...database, close };
};

const backUp = async ([file]: readonly string[]) => {
  if (file === undefined) throw new Refused('Name the file: npm run backup -- lantern.tar.gz');
  if (existsSync(file)) throw new Refused(`${file} exists already.`);
  const settings = readSettings(process.env);
  const database = await openDatabaseToRead(settings);
  const made = systemClock.now().toString();
  const dumping = { database, files: openFiles(settings), release: release(), made, without, say };
  await writeArchive(file, dumpProduct(dumping)).finally(() => database.close());
  say(`${resolve(file)} is complete. It holds personal data, and not the SECRET_KEY; only you can read it.`);
};

await runCommand(backUp);
