import { beforeEach, expect, test } from 'vitest';
import { adminUsers, adminUsersFile, deleteAccount, restoreAccount } from '../../../contract/accounts/index.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const list = async (query: CallInput<typeof adminUsers>['query'] = {}) => {
  const { body } = await world.ask('platform_admin', adminUsers, { query });
  return body as {
    data: { id: number; email: string; status: string }[];
    page: number;
    max_pages: number;
    total: number;
  };
};
const emails = async (query: CallInput<typeof adminUsers>['query']) =>
  (await list(query)).data.map(({ email }) => email);
const file = async (query: CallInput<typeof adminUsersFile>['query'] = {}) => {
  const { body, headers } = await world.ask('platform_admin', adminUsersFile, { query: { is_csv: 'true', ...query } });
  return { rows: cellsOf(body), name: decodeURIComponent(String(headers['content-disposition'])) };
};

/** Creates this many more people, one after the other. */
const crowd = (count: number) =>
  world.rows(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
     select md5(n::text), 'crowd-' || n, 'Crowd', 'No ' || n, 'crowd' || n || '@example.com', 'mentee', 'UTC', '2026-10-31T16:00:00Z'
     from generate_series(1, $1::int) n`,
    [count],
  );

test('SYS-06 SYS-07 a hundred users a page, the newest first, and how many pages there are', async () => {
  await crowd(1195);
  const first = await list();
  expect([first.data.length, first.page, first.max_pages, first.total]).toEqual([100, 1, 13, 1206]);
  expect(first.data[0]?.email).toBe('crowd1195@example.com');
  const second = await list({ page: 2 });
  expect([second.data[0]?.email, second.data.at(-1)?.email]).toEqual(['crowd1095@example.com', 'crowd996@example.com']);
  const last = await list({ page: 13 });
  expect([last.data.length, last.data.at(-1)?.id]).toEqual([6, Math.min(...Object.values(world.ids))]);
  expect((await list({ page: 14 })).data).toEqual([]);
});

test('SYS-07 words are looked for in every field or in one, as they are written', async () => {
  await world.rows(`update users set firstname = 'Mentee_%', lastname = 'example.com' where id = $1`, [
    world.ids.mentor,
  ]);
  expect(await emails({ query: 'MENTEE@' })).toEqual(['other_mentee@example.com', 'mentee@example.com']);
  expect(await emails({ query: 'example.com', field: 'full_name' })).toEqual(['mentor@example.com']);
  expect(await emails({ query: '_%' })).toEqual(['mentor@example.com']);
  expect(await emails({ query: 'e_%', field: 'email' })).toEqual([]);
  expect((await list({ query: '*' })).total).toBe(11);
  expect((await world.ask('platform_admin', adminUsers, { query: { field: 'phone_no' as never } })).status).toBe(422);
});

test('SYS-07 months are those of whoever asks, and the last one counts whole', async () => {
  // Midnight on 1 November in Kuala Lumpur, where the admin is.
  await crowd(1);
  await world.rows(`update users set created_at = '2026-12-31T15:59:59Z' where id = $1`, [world.ids.mentee]);
  expect(await emails({ date_from: '2026-12' })).toEqual(['mentee@example.com']);
  expect(await emails({ date_to: '2026-10' })).toEqual([]);
  expect(await emails({ date_from: '2026-11', date_to: '2026-11', query: 'crowd' })).toEqual(['crowd1@example.com']);
  expect(await emails({ date_from: '2027-01' })).toEqual([]);
  expect((await world.ask('platform_admin', adminUsers, { query: { date_from: '2026-13' } })).status).toBe(422);
});

test('ACC-64 who deleted their account is listed by name, and can be restored until their data goes', async () => {
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Enough' } });
  const row = async () => (await list({ query: 'mentee@', field: 'email' })).data.at(-1);
  expect(await row()).toMatchObject({
    full_name: 'Mentee Tan',
    status: 'deleted',
    purge_at: beginning.add({ hours: 720 }).toString(),
    why_not: { restore: null, view_as: 'accounts.not_found' },
  });
  world.clock.moveTo(beginning.add({ hours: 720 }));
  expect(await row()).toMatchObject({ status: 'deleted', why_not: { restore: 'accounts.purged' } });
  world.clock.moveTo(beginning);
  await world.ask('platform_admin', restoreAccount, { params: { id: world.ids.mentee } });
  expect(await row()).toMatchObject({ status: 'active', purge_at: null, why_not: { view_as: null } });
  expect((await list({ query: 'platform_admin' })).data[0]).toMatchObject({
    why_not: { view_as: 'accounts.not_viewable' },
  });
  expect((await list({ query: 'unconfirmed' })).data[0]?.status).toBe('unconfirmed');
});

test('SYS-04 the file has every row of the filter and the columns shown, under the name of the table and the day', async () => {
  await crowd(2100);
  await world.rows(`update users set lastname = '=1+1', firstname = '-' where slug = 'crowd-7'`);
  // 20 November, 18:00 in Kuala Lumpur; at 17:00 UTC it is already the 21st there.
  world.clock.moveTo(beginning.add({ hours: 7 }));
  const { rows, name } = await file({ query: 'crowd', field: 'email', columns: 'email,full_name,phone' });
  expect(name).toContain("filename*=UTF-8''Users 21-11-2026.csv");
  expect(rows[0]).toEqual(['Name', 'Email']);
  expect(rows).toHaveLength(2101);
  expect(rows[1]).toEqual(['Crowd No 2100', 'crowd2100@example.com']);
  expect(new Set(rows.map(String)).size).toBe(2101);
  expect(rows).toContainEqual(["'- =1+1", 'crowd7@example.com']);
  expect((await file({ query: 'mentee@example', field: 'email' })).rows).toEqual([
    ['Name', 'Email', 'Type', 'Status', 'Joined', 'Last seen'],
    ['Other Mentee Tan', 'other_mentee@example.com', 'Mentee', 'Active', '2026-11-20 18:00', ''],
    ['Mentee Tan', 'mentee@example.com', 'Mentee', 'Active', '2026-11-20 18:00', ''],
  ]);
});
