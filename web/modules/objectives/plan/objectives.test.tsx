import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { lost, refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { aSet, mentor, month, objective } from '../objectives.fixture.ts';
import { ObjectivesCard } from './ObjectivesCard.tsx';
import { ObjectivesPage } from './ObjectivesPage.tsx';

const own = 'GET /api/v2/my/goal_setting';
const put = (id: number) => `PUT /api/v2/my/goal_setting/objective/${id}`;
const holding = (set: ObjectiveSet | null) => ({ [own]: { objectives: set } });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('OBJ-10 OBJ-11 the plan by month: what is done, the month of today, its focus and tags', async () => {
  serve(holding(aSet()));
  show(<ObjectivesPage />);
  expect(await screen.findByText('33% complete')).toBeTruthy();
  expect(screen.getByText('1 of 3 done')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(1)).toEqual([
    'Month 1: Find your footing',
    'Month 2: Show what you can',
    'Month 3: Make it last',
  ]);
  const second = screen.getByRole('region', { name: 'Month 2: Show what you can' });
  expect(within(second).getByText('Current Month')).toBeTruthy();
  expect(screen.getAllByText('Current Month')).toHaveLength(1);
  expect(within(second).getByText('What it is about.')).toBeTruthy();
  expect(within(second).getByText('New job')).toBeTruthy();
  expect(screen.getByText('There is nothing in this month.')).toBeTruthy();
});

test('the plan leads to the record of what came of it', async () => {
  serve(holding(aSet()));
  show(<ObjectivesPage />);
  expect((await screen.findByRole('link', { name: 'My record' })).getAttribute('href')).toBe('/main/record');
});

test('OBJ-14 whoever has none is led to the quiz', async () => {
  serve(holding(null));
  show(<ObjectivesPage />);
  expect((await screen.findByRole('link', { name: 'Take the quiz' })).getAttribute('href')).toBe('/main/goal_setting');
});

test('OBJ-13 a plan that is being made says so', async () => {
  serve(holding(aSet({ status: 'generating', monthly_objectives: [], user_objective: { is_generated: false } })));
  show(<ObjectivesPage />);
  expect(await screen.findByRole('heading', { name: 'Generating Your Objectives' })).toBeTruthy();
});

test('objectives that could not be loaded can be asked for again', async () => {
  const turns = [refusal('request.fault', 500), { objectives: aSet() }];
  serve({ [own]: () => turns.shift() ?? { objectives: aSet() } });
  show(<ObjectivesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await box('Objective 2')).toBeTruthy();
});

test('OBJ-17 OBJ-20 a press shows at once, before the server has answered', async () => {
  const done = aSet({ done: 2, percent: 67 });
  const { bodyOf } = serve({
    ...holding(aSet()),
    [put(2)]: () => new Promise((resolve) => setTimeout(() => resolve(done), 300)),
  });
  show(<ObjectivesPage />);
  fireEvent.click(await box('Objective 2'));
  await waitFor(async () => expect((await box('Objective 2')).checked).toBe(true));
  expect(await screen.findByText('67% complete')).toBeTruthy();
  await waitFor(() => expect(bodyOf(put(2))).toEqual({ objective: { status: 'done' } }));
});

test('OBJ-17 OBJ-18 a press that could not be saved is taken back, and said', async () => {
  serve({ ...holding(aSet()), [put(2)]: lost });
  show(<ObjectivesPage />);
  fireEvent.click(await box('Objective 2'));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  await waitFor(async () => expect((await box('Objective 2')).checked).toBe(false));
  expect(screen.getByText('33% complete')).toBeTruthy();
});

test.each([
  // Counted by hand from 20 November 2026, the day on which these pages are shown.
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-22', 'In 2 days'],
  ['2026-11-26', 'In 6 days'],
  ['2026-11-27', '1 week'],
  ['2026-12-04', '2 weeks'],
  ['2026-12-19', '4 weeks'],
  ['2026-12-20', 'Dec 20, 2026'],
  ['2026-11-18', 'Nov 18, 2026'],
  ['2027-03-01', 'Mar 1, 2027'],
])('OBJ-21 what is due on %s is due: %s', async (due, words) => {
  serve(holding(aSet({ monthly_objectives: [month(1, [objective(1, { due_date: due })], true)] })));
  show(<ObjectivesPage />);
  expect(await screen.findByText(`Due: ${words}`)).toBeTruthy();
});

test('OBJ-16 OBJ-19 what has expired says so; priority, first step and what came of it can be read', async () => {
  const one = objective(1, {
    status: 'expired',
    priority: 'medium',
    evidence_note: 'See my talk.',
    evidence_link: 'https://example.com/talk',
  });
  serve(holding(aSet({ monthly_objectives: [month(1, [one], true)] })));
  show(<ObjectivesPage />);
  for (const words of ['Expired', 'Medium', 'About 1.', 'Begin 1.', 'See my talk.'])
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: /example.com\/talk/ }).getAttribute('href')).toBe('https://example.com/talk');
});

const open = async (name: string, entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `More: ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
};

test('an objective is edited, and its own words come back', async () => {
  const { bodyOf } = serve({ ...holding(aSet()), [put(3)]: aSet() });
  show(<ObjectivesPage />);
  await open('Objective 3', 'Edit');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  fireEvent.change(title, { target: { value: 'Ask my aunt' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(put(3))).toEqual({
      objective: {
        title: 'Ask my aunt',
        description: 'About 3.',
        action: 'Begin 3.',
        priority: 'high',
        due_date: '2026-11-28',
      },
    }),
  );
});

test('an objective moves to another month: all are sent in their order', async () => {
  const order = 'PUT /api/v2/my/goal_setting/9/order';
  const { bodyOf } = serve({ ...holding(aSet()), [order]: aSet() });
  show(<ObjectivesPage />);
  await open('Objective 2', 'Move to month 3');
  await waitFor(() =>
    expect(bodyOf(order)).toEqual({
      objectives: [
        { id: 1, month_number: 1 },
        { id: 2, month_number: 3 },
        { id: 3, month_number: 2 },
      ],
    }),
  );
  expect(await screen.findByText('Moved to month 3.')).toBeTruthy();
});

test('OBJ-22 OBJ-23 deleting everything is asked about first', async () => {
  const gone = 'DELETE /api/v2/my/goal_setting/9';
  const { asked } = serve({ ...holding(aSet()), [gone]: { message: 'Objectives deleted' } });
  show(<ObjectivesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Objectives' }));
  expect(
    await screen.findByText('Are you sure you want to delete these objectives? this action cannot be undone.'),
  ).toBeTruthy();
  expect(asked(gone)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Objectives deleted')).toBeTruthy();
});

test('OBJ-24 a failure to delete is said, and the plan is still there', async () => {
  serve({ ...holding(aSet()), 'DELETE /api/v2/my/goal_setting/9': refusal('request.fault', 500) });
  show(<ObjectivesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Objectives' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete objectives. Please try again.')).toBeTruthy();
});

test('M46 what a mentor suggests is accepted or declined', async () => {
  const suggestion = {
    id: 4,
    author: mentor,
    month_number: 2,
    title: 'Meet my team',
    description: 'On a Monday.',
    due_date: '2026-12-10',
    created_at: '2026-11-27T10:00:00Z',
  };
  const answer = 'POST /api/v2/my/goal_setting/suggestions/4';
  const { bodyOf } = serve({
    ...holding(aSet({ suggestions: [suggestion] })),
    [answer]: { message: 'Added to your objectives', objectives: aSet() },
  });
  show(<ObjectivesPage />);
  expect(await screen.findByText('By Daniel Lim · Month 2 · Due: 2 weeks')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept Meet my team' }));
  expect(await screen.findByText('Added to your objectives')).toBeTruthy();
  expect(bodyOf(answer)).toEqual({ decision: 'accept' });
});

test('OBJ-12 DSH-27 the dashboard shows the objectives of this month', async () => {
  serve(holding(aSet()));
  show(<ObjectivesCard />);
  expect(await screen.findByRole('heading', { name: 'Objectives For Month 2/3' })).toBeTruthy();
  expect((await box('Objective 3')).checked).toBe(false);
  expect(screen.queryByRole('checkbox', { name: 'Objective 1' })).toBeNull();
});

test('OBJ-12 OBJ-13 DSH-27 until they are made, there are three months as usual', async () => {
  serve(holding(aSet({ status: 'generating', monthly_objectives: [], user_objective: { is_generated: false } })));
  show(<ObjectivesCard />);
  expect(await screen.findByRole('heading', { name: 'Objectives For Month 1/3' })).toBeTruthy();
  expect(screen.getByText('Generating Your Objectives')).toBeTruthy();
});

test('OBJ-14 DSH-27 without a plan the dashboard asks for one', async () => {
  serve(holding(null));
  show(<ObjectivesCard />);
  expect(await screen.findByText('What do you want to reach?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Take the quiz' }).getAttribute('href')).toBe('/main/goal_setting');
});
