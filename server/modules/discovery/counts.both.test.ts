import { beforeEach, expect, test } from 'vitest';
import { discoverFilters } from '../../../contract/discovery/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { listMentor } from './keep-index.ts';
import { addUpCounts } from './store.ts';
import { thirtyMentors } from './thirty-mentors.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows('delete from mentor_index');
  await thirtyMentors(world);
});

const found = async () => {
  const { body } = await world.ask('visitor', discoverFilters, {});
  const of = (list: readonly { value: string; count: number }[], value: string) =>
    list.find((one) => one.value === value)?.count ?? 0;
  return {
    total: body.total,
    women: of(body.gender, 'female'),
    men: of(body.gender, 'male'),
    leads: of(body.job_role, 'Marketing Lead'),
    engineers: of(body.job_role, 'Data Engineer'),
  };
};

/** The world has two mentors besides, of whom nothing is known. */
const thirty = { total: 32, women: 15, men: 15, leads: 15, engineers: 15 };

test('DIS-14 DIS-16 the numbers beside the filters are exact before and after they are added up', async () => {
  expect(await found()).toEqual(thirty);
  await world.transact(({ tx }) => addUpCounts(tx));
  expect(await world.rows('select from mentor_count_changes')).toEqual([]);
  expect(await found()).toEqual(thirty);
});

test('DIS-14 DIS-16 they follow who changes and who goes, whatever has been added up already', async () => {
  await world.transact(({ tx }) => addUpCounts(tx));
  const [someone] = await world.rows<{ id: string }>(
    `update user_infos set gender = 'male', job_title = 'Data Engineer'
     where user_id = (select min(user_id) from user_infos where gender = 'female' and job_title = 'Marketing Lead') returning user_id as id`,
  );
  await world.transact((change) => listMentor(change, Number(someone?.id)));
  expect(await found()).toEqual({ total: 32, women: 14, men: 16, leads: 14, engineers: 16 });
  await world.transact(({ tx }) => addUpCounts(tx));
  await world.rows(`update users set is_fl_mentor = false where id = $1`, [someone?.id]);
  await world.transact((change) => listMentor(change, Number(someone?.id)));
  expect(await found()).toEqual({ total: 31, women: 14, men: 15, leads: 14, engineers: 15 });
  await world.transact(({ tx }) => addUpCounts(tx));
  expect(await found()).toEqual({ total: 31, women: 14, men: 15, leads: 14, engineers: 15 });
});

test('DIS-16 a look at when somebody is free changes no number, and whoever has the same job role twice counts once', async () => {
  await world.transact(({ tx }) => addUpCounts(tx));
  await world.rows(`update mentor_index set looked_at = looked_at + interval '1 minute', sessions = sessions + 1`);
  expect(await world.rows('select from mentor_count_changes')).toEqual([]);
  await world.rows(
    `update mentor_index set job_roles = '{Data Engineer,Data Engineer}'
     where user_id = (select min(user_id) from mentor_index where job_roles = '{Data Engineer}')`,
  );
  expect(await found()).toEqual(thirty);
});
