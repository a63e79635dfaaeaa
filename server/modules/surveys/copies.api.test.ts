import { beforeEach, expect, test } from 'vitest';
import { copyProgramme } from '../../../contract/programmes/index.ts';
import * as contract from '../../../contract/surveys/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { answerAs, draftIn, sentIn } from './surveys.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('a copied program gets the surveys as drafts, for the same roles, without answers and without a time', async () => {
  const sent = await sentIn(world, { role_id: world.alpha.roleIds.Mentee, anonymous: true });
  await answerAs(world, 'mentee', sent);
  const planned = await draftIn(world, { title: 'Later' });
  await world.ask('programme_admin', contract.sendSurvey, {
    params: { id: planned.id },
    body: { send_at: world.clock.now().add({ hours: 24 }).toString() },
  });
  const copied = await world.ask('enterprise_admin', copyProgramme, {
    params: { id: world.alpha.id },
    body: { name: 'Alpha again', start_date: null },
  });
  const { body } = await world.ask('enterprise_admin', contract.listSurveys, { query: { program_id: copied.body.id } });
  const empty = { status: 'draft', send_at: null, sent_count: 0, answered_count: 0 };
  expect(body.surveys).toMatchObject([
    { title: 'Later', role_name: null, ...empty },
    { title: 'Halfway there', role_name: 'Mentee', anonymous: true, ...empty },
  ]);
  expect(body.surveys[1].questions.map(({ title }: { title: string }) => title)).toEqual(
    sent.questions.map(({ title }) => title),
  );
});
