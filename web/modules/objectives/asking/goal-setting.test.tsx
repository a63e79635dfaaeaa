import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { goalQuestions, longestAnswer } from '../../../../contract/objectives/values.ts';
import { lost, refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { aSet } from '../objectives.fixture.ts';
import { GoalSettingPage } from './GoalSettingPage.tsx';

/** A form asks before it is left, and so needs a router. */
const open = () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return show(
    <RouterContextProvider router={router}>
      <GoalSettingPage />
    </RouterContextProvider>,
  );
};

const own = 'GET /api/v2/my/goal_setting';
const asked = 'GET /api/v2/my/goal_setting/questions';
const send = 'POST /api/v2/my/goal_setting';
const questions = {
  questions: goalQuestions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
  providers: [
    { key: 'openai' as const, name: 'OpenAI', ready: true },
    { key: 'claude' as const, name: 'Claude', ready: false },
  ],
};
const none = { objectives: null };
const group = (name: string) => screen.findByRole('radiogroup', { name: new RegExp(name.replaceAll('?', '\\?')) });
const choose = async (question: string, option: string) =>
  fireEvent.click(within(await group(question)).getByRole('radio', { name: option }));
const answers = [
  ['What do you want to reach?', 'Start a business'],
  ['Where are you today?', 'I am experienced'],
  ['What stands in your way most?', 'I lack confidence'],
  ['How many hours a week can you spend on it?', '4 to 6 hours'],
  ['How do you learn best?', 'By reading'],
  ['How long do you want to work on it?', '2 months'],
] as const;
const answerAll = async () => {
  for (const [question, option] of answers) await choose(question, option);
};
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Make my plan' }));

test('OBJ-02 an answer is missing: it is said at its question, and nothing is sent', async () => {
  const { asked: calls } = serve({ [own]: none, [asked]: questions });
  open();
  await answerAll();
  await choose('How do you learn best?', 'Other (please specify)');
  press();
  expect(await screen.findByText('Please write your own answer')).toBeTruthy();
  expect(calls(send)).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: /Your own answer/ }), { target: { value: 'By singing' } });
  await waitFor(() => expect(screen.queryByText('Please write your own answer')).toBeNull());
});

test('OBJ-02 each question without an answer says so', async () => {
  serve({ [own]: none, [asked]: questions });
  open();
  await group('What do you want to reach?');
  press();
  await waitFor(() => expect(screen.getAllByText('Please select an answer')).toHaveLength(6));
});

test('OBJ-03 OBJ-04 OBJ-05 OBJ-06 the answers are sent with the provider, OpenAI at first; another answer in own words', async () => {
  const { bodyOf } = serve({ [own]: none, [asked]: questions, [send]: { id: 9 } });
  open();
  await answerAll();
  expect(
    within(await group('Who writes your plan?')).getByRole<HTMLInputElement>('radio', { name: 'OpenAI' }).checked,
  ).toBe(true);
  await choose('Where are you today?', 'Other (please specify)');
  const field = screen.getByRole('textbox', { name: /Your own answer/ });
  fireEvent.change(field, { target: { value: ' Between two jobs ' } });
  await choose('Who writes your plan?', 'Claude');
  press();
  await waitFor(() =>
    expect(bodyOf(send)).toEqual({
      answers: [
        { question_id: 1, answer: 'Start a business' },
        { question_id: 2, answer: 'Between two jobs' },
        { question_id: 3, answer: 'I lack confidence' },
        { question_id: 4, answer: '4 to 6 hours' },
        { question_id: 5, answer: 'By reading' },
        { question_id: 6, answer: '2 months' },
      ],
      provider: 'claude',
      program_id: null,
    }),
  );
  expect(longestAnswer).toBe(300);
});

test('OBJ-03 M13 what leaves this server is said before the first use', async () => {
  serve({ [own]: none, [asked]: questions });
  open();
  expect(await screen.findByText('Your six answers are sent to OpenAI, without your name or address.')).toBeTruthy();
  await choose('Who writes your plan?', 'Claude');
  expect(
    screen.getByText(
      'Claude is not set up here. Your plan is made by our own rules, and your answers stay on this server.',
    ),
  ).toBeTruthy();
});

test('OBJ-06 a failure is said, and nothing that was answered is lost', async () => {
  serve({ [own]: none, [asked]: questions, [send]: lost });
  open();
  await answerAll();
  press();
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(
    within(await group('How do you learn best?')).getByRole<HTMLInputElement>('radio', { name: 'By reading' }).checked,
  ).toBe(true);
});

test('OBJ-01 whoever has a plan is led to it', async () => {
  serve({ [own]: { objectives: aSet() } });
  open();
  expect((await screen.findByRole('link', { name: 'See your objectives' })).getAttribute('href')).toBe(
    '/main/learning_objectives',
  );
});

test('questions that could not be loaded can be asked for again', async () => {
  const turns = [refusal('request.fault', 500), questions];
  serve({ [own]: none, [asked]: () => turns.shift() ?? questions });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await group('How do you learn best?')).toBeTruthy();
});

const generating = aSet({
  status: 'generating',
  monthly_objectives: [],
  user_objective: { is_generated: false },
  written_by: null,
  total: 0,
  done: 0,
  percent: 0,
});

test('OBJ-07 OBJ-08 OBJ-09 OBJ-13 while the plan is made, steps go on, messages change, and the page looks again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked: calls } = serve({ [own]: { objectives: generating } });
  open();
  expect(await screen.findByRole('heading', { name: 'Generating Your Objectives' })).toBeTruthy();
  const steps = () => within(screen.getByRole('list', { name: 'What is being done' })).getAllByRole('listitem');
  expect(steps()).toHaveLength(4);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  const current = () => steps().findIndex((one) => one.getAttribute('data-tone') === 'now');
  const first = current();
  expect(screen.getByText('A good goal is one that you can begin today.')).toBeTruthy();
  await pass(2);
  expect(screen.getByText('Small steps are still there when big ones have failed.')).toBeTruthy();
  await pass(6);
  expect([first, current()]).toEqual([0, 1]);
  await pass(8);
  expect(current()).toBe(2);
  await pass(8);
  expect(current()).toBe(3);
  const before = calls(own).length;
  expect(screen.getByText(/This page looks again in [5-7] s\./)).toBeTruthy();
  await pass(7);
  await waitFor(() => expect(calls(own).length).toBeGreaterThan(before));
});

test('B57 a plan that did not come is asked for again', async () => {
  const again = 'POST /api/v2/my/goal_setting/9/retry';
  const { asked: calls } = serve({
    [own]: { objectives: { ...generating, status: 'failed' } },
    [again]: { message: 'ok' },
  });
  open();
  expect(await screen.findByText('Your objectives could not be made')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls(again)).toHaveLength(1));
});
