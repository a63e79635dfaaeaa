import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/applications/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { form } from './applications.fixture.ts';

let world: World;
let id = 0;
beforeEach(async () => {
  world = await openWorld();
  ({ id } = await form(world));
  await world.rows(
    `with made as (insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
       select md5('p' || n), 'person-' || n, (array['Aina', 'Budi', 'Chen'])[n], 'Person', 'person' || n || '@example.com', 'mentee', 'UTC', $2
       from generate_series(1, 3) n returning id, slug)
     insert into applicants (application_id, user_id, status, applied_on, created_at, updated_at)
       select $1, made.id, case when slug = 'person-3' then 'shortlisted' else 'applied' end, $2::timestamptz + made.id * interval '1 second', $2, $2 from made`,
    [id, world.clock.now().toString()],
  );
});

const names = async (search: string, status = 'applied') => {
  const { body, status: code } = await world.ask('programme_admin', contract.listApplicants, {
    query: { application_id: id, status, search },
  });
  expect(code).toBe(200);
  return {
    names: body.applicants.map(({ full_name: name }: { full_name: string }) => name),
    total: body.total_count,
    tab: body.application.application_total,
  };
};

test('APP-10 APP-13 people are found by a part of their name or address, and by one or two letters that a word begins with', async () => {
  expect(await names('')).toEqual({ names: ['Budi Person', 'Aina Person'], total: 2, tab: 2 });
  expect(await names('udi')).toEqual({ names: ['Budi Person'], total: 1, tab: 2 });
  expect(await names('PERSON1@')).toEqual({ names: ['Aina Person'], total: 1, tab: 2 });
  expect(await names('b')).toEqual({ names: ['Budi Person'], total: 1, tab: 2 });
  expect(await names('di')).toEqual({ names: [], total: 0, tab: 2 });
  expect(await names('', 'applied,shortlisted')).toMatchObject({
    names: ['Chen Person', 'Budi Person', 'Aina Person'],
    total: 3,
  });
  expect(await names('person', 'shortlisted')).toMatchObject({ names: ['Chen Person'], total: 1 });
});

test('APP-11 APP-13 whoever gets another name or address is found by it, and whoever closes their account is neither found nor counted', async () => {
  await world.rows(`update users set lastname = 'Rahman', email = 'aina@example.org' where slug = 'person-1'`);
  expect((await names('rahman')).names).toEqual(['Aina Rahman']);
  expect((await names('example.org')).names).toEqual(['Aina Rahman']);
  expect((await names('person1@')).names).toEqual([]);
  await world.rows(`update users set deleted_at = $1 where slug = 'person-1'`, [world.clock.now().toString()]);
  expect(await names('')).toEqual({ names: ['Budi Person'], total: 1, tab: 1 });
  expect(await names('rahman')).toEqual({ names: [], total: 0, tab: 1 });
  await world.rows(`update users set deleted_at = null where slug = 'person-1'`);
  expect(await names('')).toMatchObject({ total: 2, tab: 2 });
});
