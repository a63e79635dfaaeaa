import { beforeEach, expect, test } from 'vitest';
import { type Programme, readProgramme, saveProgramme, programmeOutline } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Body = Parameters<typeof world.ask<typeof saveProgramme>>[2]['body'];

/** Creates a programme with this template and changes nothing else. */
const create = async (template_type: string) => {
  const body = {
    enterprise_id: world.acme,
    program: { name: 'Rising Stars', description: 'Up', pairing_method: 'mentee_picks', template_type },
    white_label: { dashboard_primary_colour: '#7A3CC8' },
  } as Body;
  return (await world.ask('enterprise_admin', saveProgramme, { body })).body.id;
};
const save = (program_id: number, changes: object) =>
  world.ask('enterprise_admin', saveProgramme, { body: { program_id, ...changes } as Body });
const read = async (id: number) =>
  (await world.ask('enterprise_admin', readProgramme, { params: { id } })).body as Programme;
const servicesOf = ({ goals }: Programme) => goals.filter(({ enabled }) => enabled).map(({ name }) => name);
const questionsOf = ({ review_questions: questions }: Programme) => questions.map(({ title }) => title);

test('PRG-31 the outline of a plan: its end, and the modules that the template proposes until then', async () => {
  const { status, body } = await world.ask('mentee', programmeOutline, {
    query: { template_type: 'youth_employability_programme', start_date: '2027-01-31', duration: '1_months' },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    end_date: '2027-02-28',
    program_goals: ['CV Reviews', 'Mock Interview', 'Career Exploration', 'Soft Skills'],
    learning_modules: [
      {
        name: 'Foundations: who I am and what is out there',
        description: expect.stringContaining('<ul>'),
        start_date: '2027-01-31',
        end_date: '2027-02-28',
        learning_module_tasks_attributes: [
          { name: 'Career exploration', description: expect.any(String), category: 'session' },
          { name: 'How ready do I feel?', description: expect.any(String), category: 'survey' },
        ],
      },
    ],
  });
});

test('B87 a plan is asked for within the dates that a calendar holds', async () => {
  const plan = (start_date: string) => world.ask('mentee', programmeOutline, { query: { start_date } });
  expect(await plan('9999-12-31')).toMatchObject({
    status: 422,
    body: { fields: { start_date: 'Please enter a valid date' } },
  });
  expect(await plan('2999-12-31')).toMatchObject({ status: 200, body: { end_date: '3000-03-31' } });
});

test('PRG-31 REV-28 what a template proposes can be saved as it is, and its questions come after the first four', async () => {
  const id = await create('entrepreneurship_programme');
  const { body } = await world.ask('enterprise_admin', programmeOutline, {
    query: { template_type: 'entrepreneurship_programme', start_date: '2027-01-04' },
  });
  const proposed = (body as { learning_modules: { description: string }[] }).learning_modules;
  const saved = await save(id, { program: { start_date: '2027-01-04' }, learning_modules: proposed });
  expect(saved.status).toBe(200);
  const programme = await read(id);
  expect(programme.learning_modules.map(({ description }) => description)).toEqual(
    proposed.map(({ description }) => description),
  );
  expect(questionsOf(programme)).toHaveLength(7);
  expect(programme.review_questions.filter(({ category }) => category === 'stars')).toHaveLength(4);
});

test('PRG-32 another template brings its services and questions with it', async () => {
  const id = await create('create_my_own');
  expect(questionsOf(await read(id))).toHaveLength(4);
  await save(id, { program: { template_type: 'employee_engagement_programme' } });
  const engaged = await read(id);
  expect(servicesOf(engaged)).toEqual(['Leadership', 'Career Growth', 'Communication', 'Well-being']);
  expect(questionsOf(engaged)).toContain('What should the organization learn from this conversation?');
  await save(id, { program: { template_type: 'create_my_own' } });
  const back = await read(id);
  expect(servicesOf(back)).toEqual(['Career Guidance', 'CV Reviews', 'Mock Interview', 'Business Mentoring']);
  expect(questionsOf(back)).toHaveLength(4);
});

test('PRG-31 PRG-32 what somebody has chosen or changed stays, whatever the template', async () => {
  const id = await create('employee_engagement_programme');
  const own = (await read(id)).review_questions.find(({ title }) => title.startsWith('What should the organization'));
  await save(id, { program_goals: ['Leadership', 'Gardening'] });
  await save(id, { impact_questions: [{ id: own?.id, _destroy: true }] });
  const before = await read(id);
  await save(id, { program: { template_type: 'youth_employability_programme' } });
  const after = await read(id);
  expect(after.template_type).toBe('youth_employability_programme');
  expect(servicesOf(after)).toEqual(['Leadership', 'Gardening']);
  expect(questionsOf(after)).toEqual(questionsOf(before));
});

test('PRG-25 PRG-41 a draft leaves everything open; who goes on has said when the programme starts', async () => {
  const id = await create('create_my_own');
  expect((await save(id, { setup_step: 'draft' })).body.setup_step).toBe('draft');
  for (const setup_step of ['pairing', 'reflections', 'done']) {
    const reply = await save(id, { setup_step });
    expect(reply.status).toBe(422);
    expect((reply.body as unknown as { fields: object }).fields).toEqual({
      start_date: 'Program Start Date is a required field',
    });
  }
  const odd = { duration: 'x', timezone: 'x', no_of_participants: 'x', template_type: 'x' };
  expect((await save(id, { program: odd })).body).toMatchObject({
    fields: {
      'program.duration': 'Duration is a required field',
      'program.timezone': 'Timezone is a required field',
      'program.no_of_participants': 'Number of participants is a required field',
      'program.template_type': 'Program type is a required field',
    },
  });
  const going = await save(id, { setup_step: 'pairing', program: { start_date: '2027-01-04' } });
  expect(going.body).toMatchObject({ setup_step: 'pairing', start_date: '2027-01-04', end_date: '2027-04-04' });
  expect((await save(id, { setup_step: 'done' })).body.setup_step).toBe('done');
});
