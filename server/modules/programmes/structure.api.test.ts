import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { png } from '../profiles/pictures.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Body = Parameters<typeof world.ask<typeof contract.saveProgramme>>[2]['body'];

const create = () =>
  world.ask('enterprise_admin', contract.saveProgramme, {
    body: {
      enterprise_id: world.acme,
      program: { name: 'Future Leaders 2027', description: 'Grow together', pairing_method: 'mentee_picks' },
      white_label: { dashboard_primary_colour: '#7A3CC8' },
    },
  });
const change = (body: object) =>
  world.ask('programme_admin', contract.saveProgramme, { body: { program_id: world.alpha.id, ...body } as Body });
const fieldsOf = (reply: { status: number; body: { fields?: object } }) => {
  expect(reply.status).toBe(422);
  return reply.body.fields;
};

const module = (start_date: string, end_date: string, more: object = {}) => ({
  name: `From ${start_date}`,
  description: '<p>Read <script>alert(1)</script><a href="javascript:alert(1)">this</a></p>',
  start_date,
  end_date,
  learning_module_tasks_attributes: [{ name: 'Meet', description: 'Say hello', category: 'session' }],
  ...more,
});
const modules = [module('2026-11-02', '2026-11-30'), module('2026-12-01', '2026-12-31')];

test('PRG-33 PRG-35 modules and tasks are kept in their order, their rich text clean', async () => {
  const { status, body } = await change({ learning_modules: modules });
  expect(status).toBe(200);
  expect(body.learning_modules).toMatchObject([
    { order: 0, name: 'From 2026-11-02', duration_range: ['2026-11-02', '2026-11-30'] },
    { order: 1, learning_module_tasks_attributes: [{ name: 'Meet', category: 'session', link_url: '' }] },
  ]);
  expect(body.learning_modules[0].description).not.toMatch(/script|javascript/);
  expect(body.learning_modules[0].description).toContain('this</a>');
});

test('PRG-33 a text that cleaning makes too long is said at its field', async () => {
  const open = module('2026-11-02', '2026-11-30', { description: '<ul>'.repeat(1200) });
  expect(fieldsOf(await change({ learning_modules: [open] }))).toEqual({
    'learning_modules.0.description': 'Please use at most 5000 characters',
  });
});

test('PRG-34 wrong dates of modules are said at the module', async () => {
  const wrong = [
    module('2026-11-02', '2026-11-30'),
    module('2026-11-30', '2026-12-05'),
    module('2026-10-01', '2026-10-05'),
    module('2027-01-01', '2027-06-01'),
  ];
  expect(fieldsOf(await change({ learning_modules: wrong }))).toEqual({
    'learning_modules.0.start_date': "Start date is required and shouldn't overlap other modules",
    'learning_modules.1.start_date': "Start date is required and shouldn't overlap other modules",
    'learning_modules.2.start_date': 'Start date must lie within the program',
    'learning_modules.3.end_date': 'End date must lie within the program',
  });
  const lacking = [{ name: '', start_date: '', end_date: null, learning_module_tasks_attributes: [{ category: 'x' }] }];
  expect(fieldsOf(await change({ learning_modules: lacking }))).toMatchObject({
    'learning_modules.0.name': 'Name is required',
    'learning_modules.0.start_date': "Start date is required and shouldn't overlap other modules",
    'learning_modules.0.end_date': "End date is required and shouldn't overlap other modules",
    'learning_modules.0.learning_module_tasks_attributes.0.name': 'Name is required',
    'learning_modules.0.learning_module_tasks_attributes.0.description': 'Description is required',
    'learning_modules.0.learning_module_tasks_attributes.0.category': 'Category is required',
  });
});

test('PRG-37 what is flagged destroyed is gone, the rest stays', async () => {
  const { body } = await change({ learning_modules: modules });
  const [first, second] = body.learning_modules;
  const [task] = second.learning_module_tasks_attributes;
  const kept = {
    ...modules[1],
    id: second.id,
    learning_module_tasks_attributes: [
      { id: task.id, _destroy: true },
      { name: 'Write', description: 'A page', category: 'assignment' },
    ],
  };
  const after = await change({ learning_modules: [{ id: first.id, _destroy: true }, kept] });
  expect(after.body.learning_modules).toMatchObject([
    { id: second.id, learning_module_tasks_attributes: [{ name: 'Write' }] },
  ]);
  expect(after.body.learning_modules[0].learning_module_tasks_attributes).toHaveLength(1);
});

test('PRG-39 services: at most seven, at least one; those left out are switched off', async () => {
  const labels = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  expect(fieldsOf(await change({ program_goals: labels }))).toEqual({
    program_goals: "You've exceeded a maximum of 7 options.",
  });
  expect(fieldsOf(await change({ program_goals: [] }))).toEqual({
    program_goals: 'Mentoring Services is a required field',
  });
  await change({ program_goals: labels.slice(0, 3) });
  const { body } = await change({ program_goals: ['c', 'X'] });
  const active = body.goals.filter((goal: { status: string }) => goal.status === 'active');
  expect(active.map(({ name }: { name: string }) => name)).toEqual(['C', 'X']);
});

test('REV-26 REV-27 REV-29 REV-30 questions change and go, the primary one stays', async () => {
  const { body } = await create();
  const save = (impact_questions: object[]) =>
    world.ask('enterprise_admin', contract.saveProgramme, { body: { program_id: body.id, impact_questions } as Body });
  const [primary, other] = body.review_questions.filter((one: { user_type: string }) => one.user_type === 'mentee');
  expect(await save([{ id: primary.id, _destroy: true }])).toMatchObject({
    status: 422,
    body: { code: 'programmes.primary_stays' },
  });
  const saved = await save([
    { ...primary, title: 'Something else', required: false, category: 'text' },
    { id: other.id, _destroy: true },
    { title: 'Which way?', category: 'options', user_type: 'mentee', options: ['Left', 'Right'] },
  ]);
  const mentee = saved.body.review_questions.filter((one: { user_type: string }) => one.user_type === 'mentee');
  expect(mentee).toMatchObject([
    { title: primary.title, primary: true, required: true, category: 'stars' },
    { title: 'Which way?', options: ['Left', 'Right'] },
  ]);
  expect(fieldsOf(await save([{ title: ' ', category: 'x', user_type: 'mentee' }]))).toEqual({
    'impact_questions.0.title': 'Question Title is a required field',
    'impact_questions.0.category': 'Type is a required field',
  });
});

test('REV-25 a question is read with every field that was saved of it; there are five stars, no other number', async () => {
  const scale = {
    title: 'How likely are you to come back?',
    description: '0 is never',
    category: 'scale',
    required: false,
    user_type: 'mentor',
    scale_start: 0,
    scale_end: 10,
  };
  const stars = { title: 'How clear was it?', category: 'stars', user_type: 'mentor' };
  const { body } = await change({ impact_questions: [scale, { ...stars, stars: '5' }] });
  const titled = (title: string) => body.review_questions.find((one: { title: string }) => one.title === title);
  expect(titled(scale.title)).toMatchObject({ ...scale, options: [], stars: null, primary: false, primary_tag: null });
  expect(titled(stars.title)).toMatchObject({ description: '', required: true, scale_end: 5, stars: 5 });
  expect(fieldsOf(await change({ impact_questions: [{ ...stars, stars: 4 }] }))).toEqual({
    'impact_questions.0.stars': 'There are always 5 stars',
  });
});

test('PRG-16 one call with a picture creates a programme with its modules, services and questions', async () => {
  const task = { name: 'Meet', description: 'Say hello', category: 'session' };
  const step = (name: string, start_date: string, end_date: string) => ({
    name,
    description: '<p>Begin</p>',
    start_date,
    end_date,
    learning_module_tasks_attributes: [task],
  });
  const question = { title: 'What will you try first?', category: 'text', user_type: 'mentee', required: 'false' };
  const program = { name: 'All at once', description: 'd', pairing_method: 'mentor_picks', smart_matching: 'true' };
  const { status, body } = await world.ask(
    'enterprise_admin',
    contract.saveProgramme,
    {
      body: {
        enterprise_id: world.acme,
        white_label: { dashboard_primary_colour: '#7A3CC8' },
        program: { ...program, start_date: '2027-01-04' },
        learning_modules: [step('Arrive', '2027-01-04', '2027-01-31'), step('Grow', '2027-02-01', '2027-02-28')],
        program_goals: ['Writing', 'Career Guidance'],
        impact_questions: [question],
      } as Body,
    },
    { uploads: [{ field: 'photo', name: 'logo.png', type: 'image/png', bytes: png }] },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'All at once',
    pairing_method: 'mentor_picks',
    smart_matching: true,
    start_date: '2027-01-04',
    end_date: '2027-04-04',
    photo_url: expect.stringMatching(/^\/files\//),
    white_label: { dashboard_primary_colour: '#7A3CC8' },
    learning_modules: [
      { order: 0, name: 'Arrive', learning_module_tasks_attributes: [task] },
      { order: 1, name: 'Grow', duration_range: ['2027-02-01', '2027-02-28'] },
    ],
  });
  const offered = body.goals.filter((goal: { status: string }) => goal.status === 'active');
  expect(offered.map((goal: { name: string }) => goal.name)).toEqual(['Writing', 'Career Guidance']);
  expect(body.review_questions).toContainEqual(expect.objectContaining({ ...question, required: false }));
});
