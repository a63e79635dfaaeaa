import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('process-zone.fixture.ts', import.meta.url));

/** What a process prints whose own clock is in this zone: its zone, then its slots. */
const saidIn = async (TZ: string) => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env: { ...process.env, TZ } });
  return (await run).stdout.split('\n');
};

test('the zone of the server’s own clock changes no slot', { timeout: 60_000 }, async () => {
  const zones = ['UTC', 'Europe/Paris', 'America/New_York', 'Pacific/Kiritimati'];
  const said = await Promise.all(zones.map(saidIn));
  expect(said.map(([zone]) => zone)).toEqual(zones);
  const [slots] = said.map(([, told]) => told);
  expect(slots).toContain('"timeslot_timezone":"Asia/Kuala_Lumpur"');
  for (const [zone, told] of said) expect(told, zone).toBe(slots);
});
