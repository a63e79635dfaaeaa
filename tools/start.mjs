// `npm start`: builds what is out of date, then runs the server and hands its signals on.
import { spawn } from 'node:child_process';
import { buildOrStop } from './build.mjs';

// Without the map of the sources: the first fault that is written down would cost 200 MB to be read.
await buildOrStop();
const server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// Who ends npm ends the shell that npm started us in, and the signal goes no further: an orphan ends its server itself.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 300).unref();
}
