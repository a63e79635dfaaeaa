// `npm start`: builds what is out of date, then runs the server and forwards signals to it.
import { spawn } from 'node:child_process';
import { buildOrStop } from './build.mjs';

// The server runs without source maps: reading them for the first logged fault would cost 200 MB.
await buildOrStop();
const server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

// Ending npm ends the shell that npm started us in, but the signal goes no further: once orphaned, we end the server
// ourselves.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 300).unref();
}
