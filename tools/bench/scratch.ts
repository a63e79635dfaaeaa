import { spawnSync } from 'node:child_process';

const tool = (...args: string[]) => {
  const run = spawnSync(process.execPath, ['tools/scratch-database.mjs', ...args], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout.trim();
};

/** Creates a PostgreSQL database for one measurement. */
export const makeScratch = (name: string) => {
  const url = tool('make', `${name}_${process.pid}`);
  return { url, drop: () => void tool('drop', url) };
};
