// `npm run dev`: the server, restarted on every change, with vite in front of it on port 5173. Both stop together.
import { spawn } from 'node:child_process';
import { bin } from './house.mjs';

const port = process.env.PORT ?? '3000';
const pagesPort = '5173';

const start = (command, args, env) =>
  spawn(bin(command), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
const both = [
  start('tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: port,
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${pagesPort}`,
  }),
  start('vite', ['--port', pagesPort, '--strictPort'], { API_ORIGIN: `http://localhost:${port}` }),
];

let code = 0;
const stop = () => {
  for (const child of both) {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The process has already ended.
    }
  }
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
for (const child of both) {
  child.once('exit', (ended) => {
    code ||= ended ?? 0;
    stop();
    if (both.every((one) => one.exitCode !== null || one.signalCode !== null)) process.exit(code);
  });
}
