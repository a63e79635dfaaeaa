import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, serve, underWay } from '../../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../programmes/programmes.fixture.tsx';
import { daniel, draft, draftLine, aisyah, parts, settings } from './matching.fixture.ts';
import type { SuggestionFilter } from './search.ts';
import { Suggestions } from './Suggestions.tsx';

const example = { mentee: aisyah, mentor: daniel, score: 8279, parts };
const drafts = (...rows: ReturnType<typeof draftLine>[]) => ({
  drafts: rows,
  total: rows.length,
  page: 1,
  max_pages: 1,
});

const open = (answers: Parameters<typeof serve>[0] = {}, programme = alpha) => {
  const server = serve({
    ...answers,
    'GET /api/v2/matching/settings': settings(),
    'GET /api/v2/matching/examples': { examples: [example] },
    'GET /api/v2/matching/drafts': drafts(draftLine()),
    ...answers,
  });
  const turned: SuggestionFilter[] = [];
  inAlpha(<Suggestions filter={{}} zone="Asia/Kuala_Lumpur" onFilter={(next) => turned.push(next)} />, programme);
  return { ...server, turned };
};

const slide = async (name: string, value: number) =>
  fireEvent.change(await screen.findByRole('slider', { name }), { target: { value: String(value) } });

test('PAR-31 M15 who would be matched, and what counts, each with its weight in a word', async () => {
  open();
  expect(await screen.findByText('Together they want 130 mentors')).toBeTruthy();
  expect(screen.getByText('Together they have 96 places')).toBeTruthy();
  const said = screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
  expect(said).toEqual(['10, must', '5, medium', '4, medium', ...Array.from({ length: 7 }, () => '0, off')]);
  expect(screen.getByText(/Known of 118 of 120 mentees and 47 of 50 mentors/)).toBeTruthy();
  expect(screen.getByText('Mei Ling and Omar Aziz')).toBeTruthy();
  expect(screen.getByText('Never together', { selector: ':not(label span)' })).toBeTruthy();
});

test('M15 an example shows its arithmetic: what is not known counts half at a quarter of its weight', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'Score of Nur Aisyah and Daniel Lim: 83' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'How it adds up' }));
  const bars = within(screen.getByRole('list', { name: 'Score of Nur Aisyah and Daniel Lim' })).getAllByRole(
    'listitem',
  );
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    'Skills and services: 100% × 10 = 10',
    'Goals of the program: 50% × 1.25 = 0.63One of the two has said nothing, so it counts half, at a quarter of its weight of 5.',
    'Industry: 50% × 4 = 2',
  ]);
  expect(screen.getByText('Score: 12.63 of 15.25 = 83 points')).toBeTruthy();
});

test('M15 the examples follow the weights on the page once a slider rests, before anything is saved', async () => {
  const { asked, calls } = open();
  await slide('Languages', 7);
  await waitFor(() => expect(asked('GET /api/v2/matching/examples').at(-1)?.path).toContain('language=7'));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('M15 saving sends weights, rules and named pairs whole, and scores of 10,000', async () => {
  const saved = settings({ lowest_score: 4000 });
  const { bodyOf } = open({ 'PUT /api/v2/matching/settings': saved });
  fireEvent.change(await screen.findByRole('textbox', { name: /Lowest score/ }), { target: { value: '40' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Mei Ling and Omar Aziz' }));
  await slide('Career distance', 6);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The next draft uses these settings.')).toBeTruthy();
  const {
    named_pairs: _named,
    usual_weights: _usual,
    cohort: _cohort,
    known: _known,
    form_questions: _asked,
    ...rules
  } = settings();
  expect(bodyOf('PUT /api/v2/matching/settings')).toEqual({
    ...rules,
    program_id: 3,
    weights: { ...rules.weights, career: 6 },
    lowest_score: 4000,
    named_pairs: [],
  });
});

const asked = (id: number, user_type: 'mentee' | 'mentor', title: string, options: string[]) => ({
  id,
  title,
  form: `${user_type} form`,
  user_type,
  options,
});
const choose = async (field: string, option: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${option}`), hidden: true }));
};

test('PAR-31 M15 two questions of the forms are compared, and weigh something from then on', async () => {
  const form_questions = [
    asked(5, 'mentee', 'What would you like to learn?', ['Law', 'Art']),
    asked(8, 'mentor', 'What can you teach?', ['law', 'Music']),
    asked(9, 'mentor', 'When do you have time?', ['Mornings']),
  ];
  const { bodyOf } = open({
    'GET /api/v2/matching/settings': settings({ form_questions }),
    'PUT /api/v2/matching/settings': settings({ form_questions }),
  });
  await choose('Asked of mentees', 'What would you like');
  await choose('Asked of mentors', 'When do you have');
  fireEvent.click(screen.getByRole('button', { name: /Compare these two/ }));
  expect((await screen.findAllByText('These two questions have no option in common.')).length).toBeGreaterThan(0);
  await choose('Asked of mentors', 'What can you teach');
  fireEvent.click(screen.getByRole('button', { name: /Compare these two/ }));
  expect(
    await screen.findByText('Mentees: “What would you like to learn?” · Mentors: “What can you teach?”'),
  ).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Questions of your forms' }).getAttribute('aria-valuetext')).toBe(
    '6, medium',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The next draft uses these settings.')).toBeTruthy();
  expect(bodyOf('PUT /api/v2/matching/settings')).toMatchObject({
    weights: { answers: 6 },
    compared_questions: [{ mentee_question_id: 5, mentor_question_id: 8 }],
  });
});

test('PAR-31 M15 without a question of both sides it says what is needed', async () => {
  open();
  expect(
    await screen.findByText('For this, a form for mentees and a form for mentors each need a question with options.'),
  ).toBeTruthy();
});

test('M15 without any weight nothing is sent, and it is said where the weights are', async () => {
  const { calls } = open();
  for (const name of ['Skills and services', 'Goals of the program', 'Industry']) await slide(name, 0);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Please give at least one criterion a weight')).length).toBe(1);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('M15 a run with unchanged settings saves nothing, and leads to its draft', async () => {
  const { calls, turned } = open({ 'POST /api/v2/matching/drafts': draft({ id: 13, status: 'running' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Run matching' }));
  await waitFor(() => expect(turned).toEqual([{ draft: 13 }]));
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { program_id: 3 }],
  ]);
});

test('M15 a run that is refused is explained, and what was changed is saved before it', async () => {
  const { asked } = open({
    'PUT /api/v2/matching/settings': settings(),
    'POST /api/v2/matching/drafts': refusal('pairings.cohort_empty'),
  });
  await slide('Same place', 2);
  fireEvent.click(screen.getByRole('button', { name: 'Save and run' }));
  expect(await screen.findByText(/There is nobody to match/)).toBeTruthy();
  expect(asked('PUT /api/v2/matching/settings')).toHaveLength(1);
});

test('M15 the history says who made which draft, and what became of it', async () => {
  const settled = { settled_at: '2026-11-21T02:00:00Z', settled_by: daniel };
  const { turned } = open({
    'GET /api/v2/matching/drafts': drafts(
      draftLine(),
      draftLine({ id: 11, status: 'discarded', worth: null, cohort: null, ...settled }),
    ),
  });
  const table = within(await screen.findByRole('region', { name: 'Drafts so far' })).getByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Fri, 20 Nov 2026, 10:00 amFarah Idris', 'Draft', '112 of 120', '112', '41', 'Open'],
    ['Fri, 20 Nov 2026, 10:00 amFarah Idris', 'DiscardedDaniel Lim, Sat, 21 Nov 2026', '–', '–', '–', 'Open'],
  ]);
  fireEvent.click(within(table).getAllByRole('button', { name: /Open the draft/ })[0] as HTMLElement);
  expect(turned).toEqual([{ draft: 12 }]);
});

test('M15 loading is a skeleton, an error can be tried again, and a program that has ended runs nothing', async () => {
  open({ 'GET /api/v2/matching/settings': underWay });
  expect(screen.queryByRole('slider')).toBeNull();
  open({ 'GET /api/v2/matching/settings': refusal('programmes.admins_only', 403) });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  open({}, { ...alpha, is_active: false });
  const run = await screen.findByRole('button', { name: /Run matching/ });
  expect(run.getAttribute('aria-disabled')).toBe('true');
});
