// `npm run admin`, `doctor`, `backup` and `restore`: a command of the built product, with its arguments. It is built only when there is
// no build: a rebuild would pull the files away from under a server that is running.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildOrStop } from './build.mjs';

const [name, ...given] = process.argv.slice(2);
const file = `dist/server/${name}.js`;
if (!existsSync(file)) await buildOrStop();
const command = spawn(process.execPath, [file, ...given], { stdio: 'inherit' });
command.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
