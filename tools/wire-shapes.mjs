// `npm run wire-shapes`: calls every endpoint once and records the shape of its answer.
import { spawnSync } from 'node:child_process';
import { bin } from './house.mjs';

const args = ['run', '--project', 'api', 'server/wire-shapes.api.test.ts'];
const { status } = spawnSync(bin('vitest'), args, { stdio: 'inherit', env: { ...process.env, WIRE_SHAPES: 'write' } });
process.exit(status ?? 1);
