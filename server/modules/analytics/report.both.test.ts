import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { changeMonthlyReport } from '../../../contract/analytics/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { sendDueReports } from './report/send-due.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('M16 of four processes that look at once one sends the report', async () => {
  const recipients = 'payer@foundation.example board@foundation.example';
  await world.ask('programme_admin', changeMonthlyReport, {
    body: { program_id: world.alpha.id, enabled: true, recipients },
  });
  const now = Temporal.Instant.from('2026-12-01T00:00:00Z');
  world.clock.moveTo(now);
  const job = { now, transact: world.transact, warn: () => {} };
  await Promise.all(Array.from({ length: 4 }, () => sendDueReports(world.settings)(job)));
  await world.runJobs();
  expect(lettersTo(world, 'payer@foundation.example')).toHaveLength(1);
  expect(lettersTo(world, 'board@foundation.example')).toHaveLength(1);
});
