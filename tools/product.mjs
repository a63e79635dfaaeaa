// The built product in a process of its own, with the demonstration data, for tools that look at it from outside.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';

/** A port that is free right now. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts dist/server/main.js on its own data folder and waits until it reports that it is ready. */
export const startProduct = async (folder, environment = {}) => {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}.lock`, { force: true });
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), BASE_URL: address, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('is ready at')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`the product ended with ${code} before it was ready: ${said}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { address, stop };
};
