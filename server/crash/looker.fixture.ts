import { fileURLToPath } from 'node:url';
import { openDatabase } from '../platform/database/open.ts';

/** This file, which is bundled and run as a process of its own. */
export const looker = 'server/crash/looker.fixture.ts';

/** Opens the embedded database in this folder and prints what each of the queries finds. */
const look = async (folder: string, queries: readonly string[]) => {
  const database = await openDatabase({ folder });
  const found: unknown[] = [];
  for (const query of queries) found.push((await database.runSql(query)).rows);
  await database.close();
  process.stdout.write(JSON.stringify(found));
};

const [, program, folder = '', ...queries] = process.argv;
if (program === fileURLToPath(import.meta.url)) await look(folder, queries);
