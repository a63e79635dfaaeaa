import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import type { Participants } from '../../../contract/programmes/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Sort = 'name' | '-name' | 'joined' | '-joined';
const people = 45;

/** Members of alpha with four names and three joining times, so that many are equal in what the list is sorted by. */
const crowd = () =>
  world.rows(
    `with made as (insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
       select md5('c' || n), 'crowd-' || n, 'Crowd', 'Name ' || (n % 4), 'crowd' || n || '@example.com', 'mentee', 'UTC', $3::timestamptz
         from generate_series(1, $4::int) n returning id)
     insert into program_memberships (program_id, user_id, role_id, joined_at)
       select $1, id, $2, $3::timestamptz + (id % 3) * interval '1 day' from made`,
    [world.alpha.id, world.alpha.roleIds.Mentee, world.clock.now().toString(), people],
  );

const readPage = async (sort: Sort | undefined, page: number) => {
  const { status, body } = await world.ask('programme_admin', contract.listParticipants, {
    params: { id: world.alpha.id },
    query: { role_id: world.alpha.roleIds.Mentee, per_page: 10, page, ...(sort && { sort }) },
  });
  expect(status).toBe(200);
  return body as Participants;
};

const readAll = async (sort?: Sort) => {
  const first = await readPage(sort, 1);
  const rest: Participants[] = [];
  for (let page = 2; page <= first.max_pages; page += 1) rest.push(await readPage(sort, page));
  return [first, ...rest].flatMap(({ participants }) => participants);
};

const valueOf = (row: Participants['participants'][number], sort: Sort) =>
  sort.endsWith('name') ? row.full_name : row.joined_at;

test.each(['name', '-name', 'joined', '-joined'] as const)(
  'INV-01 sorted by %s, the pages together are everyone once, in that order',
  async (sort) => {
    await crowd();
    const rows = await readAll(sort);
    expect(new Set(rows.map(({ user_id: id }) => id)).size).toBe(people + 1);
    expect(rows).toHaveLength(people + 1);
    const values = rows.map((row) => valueOf(row, sort));
    const upwards = values.toSorted();
    expect(values).toEqual(sort.startsWith('-') ? upwards.toReversed() : upwards);
  },
);

test('INV-01 the order is by name unless told, and another word is refused', async () => {
  await crowd();
  const ids = (rows: Participants['participants']) => rows.map(({ user_id: id }) => id);
  expect(ids(await readAll())).toEqual(ids(await readAll('name')));
  const asked = { params: { id: world.alpha.id }, query: { sort: 'email' as 'name' } };
  expect((await world.ask('programme_admin', contract.listParticipants, asked)).status).toBe(422);
});

test('INV-30 the file has the order of the list', async () => {
  await crowd();
  const { body } = await world.ask('programme_admin', contract.participantsCsv, {
    params: { enterprise: 'acme', programme: 'alpha' },
    query: { sort: '-joined', role_id: world.alpha.roleIds.Mentee },
  });
  const emails = cellsOf(body)
    .slice(1)
    .map(([, email]) => email);
  expect(emails).toEqual((await readAll('-joined')).map(({ email }) => email));
});
