import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that nobody has; letters name it in their links, so it has to be known before the start. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** One server with the demonstration data for all journeys, on the embedded database; its addresses go to the tests. */
const start = async () => {
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
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { door } = await new Promise<{ door: number }>((resolve, reject) => {
    server.once('message', (message) => resolve(message as { door: number }));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  process.env.E2E_URL = `http://localhost:${port}`;
  process.env.E2E_DOOR = `http://127.0.0.1:${door}`;
  return async () => {
    await new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill('SIGTERM');
    });
    rmSync(folder, { recursive: true, force: true });
  };
};

export default start;
