import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, restoreAccount, viewAsUser, auditFile, auditLines } from '../../../contract/accounts/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('SYS-04 SYS-07 SYS-19 the audit log names who did what and through whose eyes, the latest first', async () => {
  const params = { id: world.ids.mentee };
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Enough' } });
  await world.ask('platform_admin', restoreAccount, { params });
  // Opening the view ends the admin's own session, so we read the log in a second one.
  const reader = await world.browserFor(world.ids.platform_admin);
  await world.ask('platform_admin', viewAsUser, { params });
  const ask = async (query: { query?: string; field?: 'action' | 'as_user' | 'object' }) =>
    (await reader.ask(auditLines, { query })).body as { total: number; data: object[] };
  const admin = { id: world.ids.platform_admin, email: 'platform_admin@example.com' };
  const mentee = { id: world.ids.mentee, full_name: 'Mentee Tan' };
  const about = { object_type: 'user', object_id: world.ids.mentee };
  expect(await ask({})).toMatchObject({
    total: 3,
    data: [
      { ...about, action: 'account.view_opened', actor: admin, as_user: mentee, ip: '127.0.0.1' },
      { ...about, action: 'account.restored', actor: admin, as_user: null },
      { ...about, action: 'account.deleted', actor: mentee, as_user: null },
    ],
  });
  expect((await ask({ query: 'restored', field: 'action' })).total).toBe(1);
  expect((await ask({ query: 'mentee@', field: 'as_user' })).total).toBe(1);
  expect((await ask({ query: `user ${world.ids.mentee}`, field: 'object' })).total).toBe(3);
  const { body, headers } = await reader.ask(auditFile, {
    query: { query: 'view_opened', columns: 'actor,as_user,action,object' },
  });
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Audit log 20-11-2026.csv');
  expect(cellsOf(body)).toEqual([
    ['Who', 'Viewing as', 'Action', 'Object'],
    ['platform_admin@example.com', 'mentee@example.com', 'account.view_opened', `user ${world.ids.mentee}`],
  ]);
});

test('B122 SYS-19 the log keeps two years', async () => {
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Enough' } });
  const actions = async () =>
    (await world.rows<{ action: string }>('select action from audit_log')).map(({ action }) => action);
  const purged = 'account.purged';
  await world.moveClock(Temporal.Instant.from('2028-11-19T09:00:00Z'));
  expect(await actions()).toEqual(expect.arrayContaining(['account.deleted', purged]));
  await world.moveClock(Temporal.Instant.from('2028-11-20T10:00:01Z'));
  expect(await actions()).toEqual([purged]);
});
