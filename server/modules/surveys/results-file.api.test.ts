import { beforeEach, expect, test } from 'vitest';
import type { Survey } from '../../../contract/surveys/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { answerAs, sentIn } from './surveys.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const file = ({ id }: Survey) =>
  world.browserOf('programme_admin').inject({ method: 'GET', url: `/surveys/${id}/results.csv` });

test('B90 the file of a survey with names has a line a person and a column a question', async () => {
  const survey = await sentIn(world);
  await answerAs(world, 'mentee', survey, ['Weekly', '4', '5', '=1+1']);
  const reply = await file(survey);
  expect(reply.headers['content-disposition']).toContain('Halfway there 20-11-2026.csv');
  const [head, line, ...rest] = reply.body.trim().split('\r\n');
  expect(head).toBe(
    '"Name","Email","How often do you meet?","How useful is it?","And your mentor?","What should change?"',
  );
  expect(line).toMatch(/^".+","mentee@example\.com","Weekly","4","5","'=1\+1"$/);
  expect(rest).toEqual([]);
  // Of whoever has left the answers stay, without a name and an address (ACC-66).
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, world.clock.now().toString()]);
  expect((await file(survey)).body.trim().split('\r\n')[1]).toMatch(/^"Deleted User","","Weekly","4","5",/);
});
