import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { aSet } from '../objectives.fixture.ts';
import { LearningOf } from './LearningOf.tsx';

const read = 'GET /api/v2/members/7/learning_progress';
const seen = aSet({ why_not: { change: 'objectives.not_found', suggest: null } });
const progress = { total: 3, done: 1, percent: 33, expired: 1 };
const open = (answers: Parameters<typeof serve>[0]) => {
  const served = serve(answers);
  show(<LearningOf userId={7} programId={null} />);
  return served;
};

test('B59 M46 a mentor reads the plan without changing it, and suggests an objective', async () => {
  const send = 'POST /api/v2/my/goal_setting/9/suggestions';
  const { bodyOf } = open({ [read]: { progress, objectives: seen }, [send]: { id: 1, message: 'Suggestion sent' } });
  expect(await screen.findByText('Objective 2')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Suggest an objective' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Title/ }), { target: { value: 'Meet my team' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Suggestion sent')).toBeTruthy();
  expect(bodyOf(send)).toEqual({ title: 'Meet my team', description: '', due_date: '2026-11-20', month_number: 2 });
});

test('B59 an admin sees how far somebody is, and nothing else', async () => {
  open({ [read]: { progress, objectives: null } });
  expect(await screen.findByText('33% complete')).toBeTruthy();
  expect(screen.getByText('1 overdue')).toBeTruthy();
  expect(screen.queryByText('Objective 2')).toBeNull();
});

test('B29 whoever has no plan has none here, and a mentor has none for a mentee', async () => {
  open({ [read]: { progress: null, objectives: null } });
  expect(await screen.findByText('They have no learning plan here.')).toBeTruthy();
});

test('B29 to whoever may not know there is nothing', async () => {
  const { asked } = open({ [read]: refusal('accounts.not_found', 404) });
  await waitFor(() => expect(asked(read)).toHaveLength(1));
  expect(screen.queryByText(/learning plan/)).toBeNull();
});

test('a comment is written below its objective', async () => {
  const send = 'POST /api/v2/my/goal_setting/objective/1/comments';
  const { bodyOf } = open({ [read]: { progress, objectives: seen }, [send]: seen });
  const [first] = await screen.findAllByRole('button', { name: /^Comment on “/ });
  if (first) fireEvent.click(first);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your comment' }), { target: { value: 'Well done.' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Comment' }));
  await waitFor(() => expect(bodyOf(send)).toEqual({ body: 'Well done.' }));
});
