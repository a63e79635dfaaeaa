// The import graph of the whole project, as dependency-cruiser reads it.
import { spawnSync } from 'node:child_process';
import { bin, exitWith } from './house.mjs';

export const floors = ['contract', 'server', 'web', 'e2e', 'tools'];

/** Every file with its imports, and the walls that are broken. */
export const readGraph = () => {
  const run = spawnSync(bin('depcruise'), [...floors, '--output-type', 'json'], { encoding: 'utf8', maxBuffer: 1e9 });
  if (!run.stdout.startsWith('{')) exitWith([run.stderr.trim() || 'dependency-cruiser said nothing'], '0 files');
  return JSON.parse(run.stdout);
};
