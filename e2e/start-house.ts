import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsIn } from '../tools/faults.ts';

/** A port that nobody has; letters name it in their links, so it has to be known before the start. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A server with the demonstration data, on an embedded database of its own; `stop` hands back the faults that it logged. */
export const startHouse = async () => {
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
