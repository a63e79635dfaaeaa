import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Programme, LearningModule } from '../../../../contract/programmes/index.ts';
import { setServerTime } from '../../../lib/clock.ts';
import { mentee } from '../../../testing/people.fixture.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { aProgramme } from '../whole.fixture.tsx';
import { StructureStep } from './StructureStep.tsx';

// Friday evening in Kuala Lumpur, the programme's time zone.
beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const stored: LearningModule = {
  id: 7,
  order: 0,
  name: 'Foundations',
  description: '',
  duration_range: ['2026-12-01', '2026-12-10'],
  start_date: '2026-12-01',
  end_date: '2026-12-10',
  learning_module_tasks_attributes: [
    { id: 11, name: 'Read', description: 'A book', category: 'assignment', link_name: '', link_url: '' },
    { id: 12, name: 'Talk', description: 'To them', category: 'session', link_name: '', link_url: '' },
  ],
};
const outline = {
  end_date: '2027-02-28',
  program_goals: [],
  learning_modules: [
    {
      name: 'From the template',
      description: '',
      start_date: '2026-12-01',
      end_date: '2026-12-31',
      learning_module_tasks_attributes: [],
    },
  ],
};

const open = (changes: Partial<Programme> = {}) => {
  const shown = aProgramme({ learning_modules: [stored], ...changes });
  const { calls } = serve({
    'GET /users/current': mentee,
    'GET /programs/outline': outline,
    'GET /programs/3': shown,
    'POST /programs': shown,
  });
  const { visited } = inAlpha(<StructureStep programme={shown} />);
  return Object.assign(calls, { visited });
};
const calendar = async (label: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}: `) }));
  const picker = within(await screen.findByRole('dialog', { name: label, hidden: true }));
  return (day: string) => picker.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${day}`), hidden: true });
};
const optionsOf = async (label: RegExp) => {
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: label });
  fireEvent.click(field);
  await waitFor(() => expect(field.getAttribute('aria-controls')).toBeTruthy());
  const offered = document.getElementById(field.getAttribute('aria-controls') ?? '') as HTMLElement;
  const list = await within(offered).findAllByRole('option', { hidden: true });
  return { list, texts: list.map(({ textContent }) => textContent) };
};
const unfold = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
const saved = (calls: ReturnType<typeof open>) =>
  calls.find(({ method, path }) => method === 'POST' && path === '/programs')?.body as { learning_modules: object[] };

test.each([
  [/^Duration/, ['1 month', '2 months', '3 months', 'Set an end date']],
  [/^Number of participants/, ['Less than 20', '20 to 80', 'More than 80']],
  [
    /^Program type/,
    ['Create my own', 'Employee engagement program', 'Entrepreneurship program', 'Youth employability program'],
  ],
])('PRG-24 the structure asks for %s with its choices', async (label, choices) => {
  open();
  expect((await optionsOf(label)).texts).toEqual(choices);
});

test('PRG-24 the structure asks for the start and for modules with tasks, and is kept as a draft or gone on with', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Program Start Date: 1 Dec 2026' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Learning modules' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Foundations' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a module' })).toBeTruthy();
  await unfold('Foundations');
  expect(await screen.findByDisplayValue('Read')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a task' })).toBeTruthy();
});

test.each([
  ['Save draft', 'draft'],
  ['Continue', 'pairing'],
])('PRG-24 PRG-41 %s sends the structure as it stands, the set-up being at %s', async (button, setup_step) => {
  const calls = open();
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(saved(calls)).toBeDefined());
  expect(saved(calls)).toMatchObject({
    program_id: 3,
    setup_step,
    program: {
      start_date: '2026-12-01',
      duration: '3_months',
      timezone: 'Asia/Kuala_Lumpur',
      no_of_participants: 'less_than_20',
      template_type: 'create_my_own',
    },
    learning_modules: [{ id: 7, name: 'Foundations' }],
  });
});

test('PRG-24 the structure asks for the time zone, which is that of the program', async () => {
  open();
  const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Time ?zone/i });
  expect(zone.value).toBe('Asia/Kuala Lumpur');
});

test('PRG-25 days before today are closed, for the start and, while there is none, for the end', async () => {
  open({ start_date: null, end_date: null, duration: 'set_end_duration' });
  const start = await calendar('Program Start Date');
  expect([start('Thursday, 19 November').disabled, start('Friday, 20 November').disabled]).toEqual([true, false]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  const end = await calendar('Program End Date');
  expect([end('Thursday, 19 November').disabled, end('Friday, 20 November').disabled]).toEqual([true, false]);
});

test.each(['3_months', 'set_end_duration'] as const)(
  'PRG-34 the days of a module end where the program of %s does',
  async (duration) => {
    open({
      duration,
      learning_modules: [{ ...stored, start_date: '2027-02-20', end_date: '2027-02-25' }],
    });
    await unfold('Foundations');
    const day = await calendar('End date');
    await waitFor(() => expect(day('Sunday, 28 February').disabled).toBe(false));
    expect(day('Friday, 19 February').disabled).toBe(true);
    const next = await screen.findByRole('button', { name: /^Next month/, hidden: true });
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
  },
);

test('PRG-37 a stored module that is taken out is flagged, a new one is not sent; neither is shown', async () => {
  const calls = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a module' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Module 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Foundations' }));
  expect(screen.queryByRole('heading', { name: /Foundations|Module 2/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saved(calls)).toBeDefined());
  expect(saved(calls).learning_modules).toEqual([{ id: 7, _destroy: true }]);
});

test('PRG-37 a stored task that is taken out is flagged, a new one is not sent', async () => {
  const calls = open();
  await unfold('Foundations');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a task' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove task 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove task 1' }));
  expect(screen.queryByDisplayValue('Read')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saved(calls)).toBeDefined());
  expect(saved(calls).learning_modules).toMatchObject([
    {
      id: 7,
      learning_module_tasks_attributes: [
        { id: 11, _destroy: true },
        { id: 12, name: 'Talk' },
      ],
    },
  ]);
});

const choose = async (type: string) => {
  const { list } = await optionsOf(/^Program type/);
  fireEvent.click(list.find(({ textContent }) => textContent === type) as HTMLElement);
};

test('PRG-31 a template fills the modules where there are none', async () => {
  open({ learning_modules: [] });
  await choose('Youth employability program');
  expect(await screen.findByRole('heading', { name: 'From the template' })).toBeTruthy();
});

test('PRG-31 a template leaves the modules that stand there as they are', async () => {
  const calls = open();
  await choose('Youth employability program');
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /^Program type/ })).value).toBe(
    'Youth employability program',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saved(calls)).toBeDefined());
  expect(saved(calls).learning_modules).toMatchObject([{ id: 7, name: 'Foundations' }]);
  expect(screen.queryByRole('heading', { name: 'From the template' })).toBeNull();
});

test('PRG-41 a draft without its start date stays where that is missing; with it, the next step follows', async () => {
  const without = open({ start_date: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Successfully saved.')).toBeTruthy();
  expect(without.visited).toEqual([]);
  cleanup();
  const whole = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(whole.visited).toEqual(['/app/acme/alpha/admin/setup?step=pairing']));
});

test('PRG-25 a missing start date is said at its field', async () => {
  const shown = aProgramme({ start_date: null });
  serve({
    'GET /users/current': mentee,
    'GET /programs/3': shown,
    'POST /programs': {
      status: 422,
      body: { error: 'No', code: 'request.invalid', fields: { start_date: 'Program Start Date is a required field' } },
    },
  });
  inAlpha(<StructureStep programme={shown} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const field = await screen.findByRole('button', { name: /^Program Start Date: / });
  await screen.findByText('Program Start Date is a required field');
  const said = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(said.join(' ')).toContain('Program Start Date is a required field');
});
