// `npm run wire-shapes`: asks every endpoint once and writes down the shape of what it answers.
import { spawnSync } from 'node:child_process';
import { bin } from './house.mjs';

const args = ['run', '--project', 'api', 'server/wire-shapes.api.test.ts'];
const { status } = spawnSync(bin('vitest'), args, { stdio: 'inherit', env: { ...process.env, WIRE_SHAPES: 'write' } });
process.exit(status ?? 1);
