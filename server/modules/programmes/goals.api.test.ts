import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes-goals.ts';
import { openWorld, type World } from '../../world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const params = { enterprise: 'acme', program: 'alpha' };
const save = (body: { mentor_label: string; id?: number }) =>
  world.ask('programme_admin', contract.saveProgrammeGoal, { params, body });
const toggle = (id: number, enabled: boolean) =>
  world.ask('programme_admin', contract.toggleProgrammeGoal, { params: { ...params, id }, body: { enabled } });

test('GOL-02 GOL-05 a service is added, renamed and listed beside the goals of the platform', async () => {
  const { status, body } = await save({ mentor_label: ' Writing ' });
  expect(status).toBe(200);
  const [goal] = body.program_goals;
  expect(goal).toEqual({
    id: expect.any(Number),
    mentor_label: 'Writing',
    name: 'Writing',
    enabled: true,
    status: 'active',
  });
  expect(body.goals[0]).toMatchObject({ id: 1, mentor_label: expect.any(String), image_url: expect.any(String) });
  expect((await save({ id: goal.id, mentor_label: 'Good writing' })).body.program_goals).toMatchObject([
    { id: goal.id, name: 'Good writing' },
  ]);
});

test('GOL-03 a service has a label, and each label stands once', async () => {
  expect(await save({ mentor_label: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { mentor_label: 'Mentor label is required' } },
  });
  await save({ mentor_label: 'Writing' });
  expect((await save({ mentor_label: 'WRITING' })).status).toBe(422);
  expect(await world.rows('select mentor_label from program_goals')).toEqual([{ mentor_label: 'Writing' }]);
});

test('GOL-04 a service is switched off and on again', async () => {
  const { id } = (await save({ mentor_label: 'Writing' })).body.program_goals[0];
  expect((await toggle(id, false)).body.program_goals).toMatchObject([{ id, enabled: false, status: 'inactive' }]);
  expect((await toggle(id, true)).body.program_goals).toMatchObject([{ id, status: 'active' }]);
  expect((await toggle(9999, true)).status).toBe(404);
});
