import { beforeEach, expect, test } from 'vitest';
import { discoverMentors } from '../../../contract/discovery/index.ts';
import { saveProfile } from '../../../contract/profiles/index.ts';
import { addEntry, changeEntry, type Entry } from '../../../contract/reference/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('a mentor is found by the new name of a skill, and no longer by the old one', async () => {
  const params = { list: 'skills' } as const;
  const { body } = await world.ask('platform_admin', addEntry, { params, body: { name: 'Falconry' } });
  const { id } = body as Entry;
  await world.ask('mentor', saveProfile, { body: { skills: [id] } });
  const found = async (search: string) => {
    const reply = await world.ask('mentee', discoverMentors, { query: { timezone: 'Asia/Kuala_Lumpur', search } });
    return (reply.body as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  };
  expect(await found('Falconry')).toEqual(['mentor']);
  const renamed = { params: { ...params, id }, body: { name: 'Zymurgy' } };
  expect((await world.ask('platform_admin', changeEntry, renamed)).status).toBe(200);
  await world.jobs.poke();
  expect([await found('Zymurgy'), await found('Falconry')]).toEqual([['mentor'], []]);
});
