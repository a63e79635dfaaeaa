// `npm run backup -- file`, `npm run restore -- file`: runs a command of the built product, and builds it if there is none.
// What is built already stays as it is, even when the sources have changed: a product may be running from it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildOrStop } from './build.mjs';

const [command, ...args] = process.argv.slice(2);
const program = `dist/server/${command}.js`;
if (!existsSync(program)) await buildOrStop();
process.exit(spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 1);
