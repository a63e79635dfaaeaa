import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Product {
  url: string;
  pid: number;
  child: ChildProcess;
  stop: () => Promise<void>;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** What `npm start` runs, and how. */
const built = { file: 'dist/server/main.js', execArgv: [] as string[] };

/**
 * The built product in a process of its own, with the demonstration data, on the given database or the embedded one; or
 * what another file makes of it.
 */
export const startProduct = async (port: number, databaseUrl = '', { file, execArgv } = built): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-bench-'));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
  };
  const child = fork(file, [], { env, execArgv, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (said: Buffer) => said.includes('is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  // A measurement that fails must not leave the product running on its port.
  process.once('exit', () => child.kill());
  const stop = async () => {
    const gone = ended(child);
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: child.pid ?? 0, child, stop };
};

/** The memory that a process holds, as the system counts it. */
export const residentMegabytes = (pid: number) => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Signs in and returns the cookie and token that this person's calls carry. */
export const signInAs = async (url: string, email: string) => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const body = JSON.stringify({ email, password: 'Lantern#2026' });
  const reply = await fetch(`${url}/login.json`, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`${email} could not sign in: ${reply.status}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const csrf = await fetch(`${url}/csrf`, { headers: { cookie, accept: 'application/json' } });
  const both = [cookie, ...csrf.headers.getSetCookie().map((one) => one.split(';', 1)[0])].join('; ');
  const { token } = (await csrf.json()) as { token: string };
  return { cookie: both, 'x-csrf-token': token, accept: 'application/json' };
};
