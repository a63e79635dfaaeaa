import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { directoryFilters, programmeDirectory } from '../../../contract/discovery/index.ts';
import { currentUser } from '../../../contract/me/index.ts';
import { saveProfile } from '../../../contract/profiles/index.ts';
import { goals } from '../../../contract/reference/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

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

const offered = async (who: Persona = 'mentee') => {
  const { status, body } = await world.ask(who, goals, { query: { program_id: world.alpha.id } });
  return status === 200 ? body.map(({ mentor_label: label }: { mentor_label: string }) => label) : status;
};
const choose = (who: Persona, ids: number[], programId: number | null = world.alpha.id) =>
  world.ask(who, saveProfile, { body: { program_id: programId, program_goals: ids } });
const chosenBy = async (who: Persona) =>
  (await world.ask(who, currentUser, {})).body.program_goals.map(({ id }: { id: number }) => id);
const found = async (id: number) => {
  const query = { program_id: world.alpha.id };
  const { body: counts } = await world.ask('mentee', directoryFilters, { query });
  const { body } = await world.ask('mentee', programmeDirectory, { query: { ...query, program_goals: String(id) } });
  const choices = counts.program_goals as { value: string; count: number }[];
  return { offered: choices.find(({ value }) => value === String(id))?.count ?? null, people: body.total };
};

test('GOL-07 PRO-79 an inactive service is offered to nobody, and nobody is found by it; the choice waits', async () => {
  await save({ mentor_label: 'Reading' });
  const [reading, writing] = (await save({ mentor_label: 'Writing' })).body.program_goals.map(
    ({ id }: { id: number }) => id,
  );
  expect(await offered()).toEqual(['Reading', 'Writing']);
  expect([await offered('visitor'), await offered('other_mentor')]).toEqual([404, 404]);
  expect((await choose('mentor', [reading, writing])).status).toBe(200);
  expect(await found(writing)).toEqual({ offered: 1, people: 1 });

  await toggle(writing, false);
  expect(await offered()).toEqual(['Reading']);
  expect(await chosenBy('mentor')).toEqual([reading]);
  expect(await found(writing)).toEqual({ offered: null, people: 0 });
  expect((await choose('mentee', [writing])).body.fields).toHaveProperty('program_goals');
  await choose('mentor', []);
  await toggle(writing, true);
  expect(await chosenBy('mentor')).toEqual([writing]);
});

test('PRO-75 services are chosen in a programme of one’s own, among its own', async () => {
  const [goal] = (await save({ mentor_label: 'Reading' })).body.program_goals;
  expect((await choose('other_mentor', [goal.id])).status).toBe(404);
  expect((await choose('mentee', [goal.id], world.beta.id)).status).toBe(404);
  expect((await choose('mentee', [goal.id], null)).body.fields).toHaveProperty('program_id');
  expect(await world.rows('select * from user_program_goals')).toEqual([]);
});
