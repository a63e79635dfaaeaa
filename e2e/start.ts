import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { faultsIn } from '../tools/faults.ts';
import { isTakenAway } from './taken-away.ts';

/** A port that nobody has; letters name it in their links, so it has to be known before the start. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A server with the demonstration data, on an embedded database of its own. */
const startHouse = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-e2e-'));
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
  const server = fork('e2e/server.ts', [], {
    env,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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
    rmSync(folder, { recursive: true, force: true });
    return faultsIn(log);
  };
  return { url: `http://localhost:${port}`, door: `http://127.0.0.1:${door}`, stop };
};

/** A house for each worker: who moves its clock moves nobody else's. Their addresses go to the tests. */
const start = async ({ workers }: FullConfig) => {
  const houses = await Promise.all(Array.from({ length: workers }, startHouse));
  process.env.E2E_HOUSES = JSON.stringify(houses.map(({ url, door }) => ({ url, door })));
  return async () => {
    // No journey may leave a fault behind, even one that nobody saw on a page.
    const faults = (await Promise.all(houses.map(({ stop }) => stop()))).flat().filter((fault) => !isTakenAway(fault));
    if (faults.length > 0) throw new Error(`the servers logged ${faults.length} faults:\n${faults.join('\n')}`);
  };
};

export default start;
