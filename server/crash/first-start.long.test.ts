import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccounts } from '../demo/accounts.ts';
import { endAll, launch, startServer } from './process.fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-first-'));
});
afterEach(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

const made = () => existsSync(join(folder, 'database', 'PG_VERSION'));
const toBeMade = async () => {
  for await (const _change of watch(folder)) if (made()) return;
};
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

test.each(['SIGTERM', 'SIGINT'] as const)(
  'SYS-24 a first start that is ended by %s while it fills ends both its processes, and the next one is whole',
  async (signal) => {
    const environment = { DATA_DIR: folder, DATABASE_URL: '', DEMO: 'on' };
    const first = await launch({ ...environment, PORT: '0' });
    await toBeMade();
    const filling = Number(readFileSync(join(folder, 'database.lock'), 'utf8'));
    first.signal(signal);
    expect(await first.ended).toEqual({ code: null, signal, said: '', complained: '' });
    expect(isAlive(filling)).toBe(false);

    const second = await startServer(environment);
    const { pid } = second;
    expect(pid).not.toBe(filling);
    const reply = await fetch(`${second.url}/discover/mentors.json`);
    expect(((await reply.json()) as { total: number }).total).toBeGreaterThan(0);
    const { said, complained } = await second.stop();
    expect(said).toContain(demoAccounts());
    expect(complained).toBe('');
  },
);
