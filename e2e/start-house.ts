import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../tools/build.mjs';
import { faultsIn } from '../tools/faults.ts';

/** The server is built like the product's, around server.ts instead of main.ts, so journeys test what is shipped. */
const built = 'dist/e2e';
export const buildHouses = () => buildServer(built, ['e2e/server.ts']);

/** A free port; emails contain it in their links, so it must be known before the start. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A server on an embedded database in this folder; `stop` returns the faults that it logged. */
const serve = async (folder: string) => {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    DATABASE_URL: '',
    SMTP_URL: '',
    DEMO: 'on',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '10000',
  };
  const server = fork(join(built, 'server.js'), [], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let log = '';
  const keep = (chunk: Buffer) => {
    log += chunk.toString();
    process.stderr.write(chunk);
  };
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  const { door } = await new Promise<{ door: number }>((resolve, reject) => {
    server.once('message', (message) => resolve(message as { door: number }));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = async () => {
    await new Promise((resolve) => {
      server.once('close', resolve);
      server.kill('SIGTERM');
    });
    return faultsIn(log);
  };
  return { url: `http://localhost:${port}`, door: `http://127.0.0.1:${door}`, stop };
};

const newFolder = () => mkdtempSync(join(tmpdir(), 'lantern-e2e-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder with the demonstration data: filling one takes ten seconds, copying it almost none. */
export const fillFolder = async () => {
  const folder = newFolder();
  const { stop } = await serve(folder);
  const faults = await stop();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return folder;
};

/** A house with the demonstration data (a copy of what fillFolder made), in which anything may be changed. */
export const startHouse = async (filled: string) => {
  const folder = newFolder();
  cpSync(filled, folder, { recursive: true });
  const { stop, ...house } = await serve(folder);
  const end = async () => {
    const faults = await stop();
    removeFolder(folder);
    return faults;
  };
  return { ...house, stop: end };
};
