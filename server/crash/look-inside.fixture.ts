import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from '../../tools/build.mjs';
import { projectFolder } from '../platform/project-folder.ts';
import { looker } from './looker.fixture.ts';

type Rows = Record<string, unknown>[];

const bundle = async () => {
  const place = join(projectFolder(), '.cache', 'lookers', process.env.VITEST_POOL_ID ?? '1');
  await buildServer(place, [looker]);
  return join(place, 'looker.fixture.js');
};
let bundled: Promise<string> | undefined;

/**
 * What each of the queries finds in the embedded database in this folder. In a process of its own, because one that
 * cannot open its database ends.
 */
export const lookInside = async (place: string, wanted: readonly string[]): Promise<Rows[]> => {
  const unsynced = `--import=${new URL('../../tools/disk-recorder.mjs', import.meta.url).href}`;
  const program = await (bundled ??= bundle());
  const { stdout } = await promisify(execFile)(process.execPath, [unsynced, program, place, ...wanted]);
  return JSON.parse(stdout) as Rows[];
};
