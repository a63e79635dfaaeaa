import { beforeEach, expect, test } from 'vitest';
import { deliveredLetter, deliveries, deliveriesFile } from '../../../contract/notifications/index.ts';
import { confirmedMember } from '../accounts/accounts.fixture.ts';
import type { ResetRequested } from '../../domain-events/accounts.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

interface Line {
  id: number;
  to: string;
  kind: string;
  state: string;
}
type Query = Parameters<typeof world.ask<typeof deliveries>>[2]['query'];

const list = async (query: Query = {}) =>
  (await world.ask('platform_admin', deliveries, { query })).body as { total: number; data: Line[] };
const read = async (kind: string) => {
  const [line] = (await list({ query: kind, field: 'kind' })).data;
  if (!line) throw new Error(`no letter of ${kind}`);
  return world.ask('platform_admin', deliveredLetter, { params: { id: line.id } });
};

test('SYS-04 SYS-07 NTF-16 the outbox lists each letter with how it went, and is saved as a file', async () => {
  world.vendors.refused.add('mentee@example.com');
  await world.transact(({ announce, now }) =>
    announce<ResetRequested>({ name: 'account.reset_requested', userId: world.ids.mentee, at: now.toString() }),
  );
  await world.runJobs();
  await confirmedMember(world);
  expect(await list()).toMatchObject({
    total: 3,
    data: [
      {
        to: 'aisyah@example.com',
        channel: 'email',
        state: 'sent',
        attempts: 1,
        last_error: null,
        sent_at: '2026-11-20T10:00:00Z',
      },
      { to: 'aisyah@example.com', state: 'sent' },
      {
        to: 'mentee@example.com',
        kind: 'account.reset',
        state: 'queued',
        attempts: 1,
        last_error: expect.stringContaining('No such mailbox'),
        sent_at: null,
        next_try_at: '2026-11-20T10:01:00Z',
      },
    ],
  });
  expect((await list({ query: 'MENTEE@', field: 'to' })).total).toBe(1);
  expect((await list({ query: 'queued', field: 'state' })).total).toBe(1);
  expect((await list({ query: 'mailbox', field: 'last_error' })).total).toBe(1);
  expect((await list({ date_to: '2026-10' })).total).toBe(0);
  const { body, headers } = await world.ask('platform_admin', deliveriesFile, {
    query: { query: 'welcome', field: 'kind', columns: 'created_at,to,kind,state,attempts' },
  });
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Deliveries 20-11-2026.csv');
  expect(cellsOf(body)).toEqual([
    ['Written', 'To', 'Kind', 'State', 'Attempts'],
    ['2026-11-20 18:00', 'aisyah@example.com', 'account.welcome', 'Sent', '1'],
  ]);
});

test('NTF-16 an admin reads what a letter says, and never one that holds its reader’s link', async () => {
  await confirmedMember(world);
  expect(await read('account.welcome')).toMatchObject({
    status: 200,
    body: { to: 'aisyah@example.com', why_not: { read: null }, text: expect.stringContaining('Aisyah') },
  });
  const hidden = await read('account.confirm');
  expect(hidden).toMatchObject({ status: 422, body: { code: 'notifications.letter_hidden' } });
  expect(JSON.stringify(hidden.body)).not.toContain('confirmation_token');
  // This applies also while the email is waiting and its text is still stored.
  await world.rows(`update deliveries set body = 'secret' where template = 'account.confirm'`);
  expect(JSON.stringify(await read('account.confirm'))).not.toContain('secret');
  expect(JSON.stringify(await list())).not.toContain('secret');
  const missing = { params: { id: 999_999 } };
  expect((await world.ask('platform_admin', deliveredLetter, missing)).status).toBe(404);
});
