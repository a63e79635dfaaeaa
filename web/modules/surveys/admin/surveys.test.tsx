import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSurvey } from '../../../../contract/surveys/surveys.fixture.ts';
import type { SurveyResults } from '../../../../contract/surveys/index.ts';
import { refusal, serve, underWay } from '../../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../programmes/programmes.fixture.tsx';
import { SurveyAdminPage } from './SurveyAdminPage.tsx';
import { SurveysPage } from './SurveysPage.tsx';

const roles = { 'GET /programs/3/roles': { roles: [] } };
const broken = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
const sentNow = {
  change: 'surveys.sent_already',
  send: 'surveys.sent_already',
  delete: 'surveys.sent_already',
} as const;
const ongoing = aSurvey({
  id: 8,
  title: 'First month',
  status: 'ongoing',
  sent_at: '2026-11-19T10:00:00Z',
  sent_count: 10,
  answered_count: 6,
  why_not: { ...sentNow, remind: null, close: null },
});
const completed = aSurvey({
  ...ongoing,
  status: 'completed',
  completed_at: '2026-11-20T09:00:00Z',
  why_not: { ...sentNow, remind: 'surveys.not_ongoing', close: 'surveys.not_ongoing' },
});

const list = (answers: Parameters<typeof serve>[0], programme = alpha) => {
  const { calls } = serve({ ...roles, ...answers });
  inAlpha(<SurveysPage view="surveys" page={1} onPage={() => {}} />, programme);
  return calls;
};
const one = (answers: Parameters<typeof serve>[0], id: number | null = 8) => {
  const { calls } = serve({ ...roles, ...answers });
  inAlpha(<SurveyAdminPage id={id} />);
  return calls;
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr') as HTMLElement);

test('NPS-16 B90 the list has each survey with its state, its audience and how many answered', async () => {
  list({
    'GET /surveys': {
      surveys: [
        aSurvey({ send_at: '2026-11-25T01:00:00Z' }),
        ongoing,
        aSurvey({ ...completed, id: 9, title: 'Last year', role_name: 'Mentor' }),
      ],
    },
  });
  const draft = await rowOf('Halfway there');
  expect(draft.getByText('Draft')).toBeTruthy();
  expect(draft.getByText('Goes out Wed, 25 Nov 2026, 9:00 am')).toBeTruthy();
  expect(draft.getByText('All mentors and mentees')).toBeTruthy();
  expect(draft.getByRole('link', { name: 'Edit Halfway there' }).getAttribute('href')).toBe(
    '/app/acme/alpha/admin/surveys/7',
  );
  const open = await rowOf('First month');
  expect(open.getByText('Ongoing')).toBeTruthy();
  expect(open.getByText('6 of 10')).toBeTruthy();
  expect(open.getByRole('link', { name: 'Results of First month' })).toBeTruthy();
  const closed = await rowOf('Last year');
  expect(closed.getByText('Completed')).toBeTruthy();
  expect(closed.getByText('Mentor')).toBeTruthy();
});

test('the list says that it is loading, that it is empty, and that it failed', async () => {
  list({ 'GET /surveys': underWay });
  expect(await screen.findByText('Loading…')).toBeTruthy();
  list({ 'GET /surveys': { surveys: [] } });
  expect(await screen.findByText('No surveys yet')).toBeTruthy();
  list({ 'GET /surveys': broken });
  expect(await screen.findByText('Failed to fetch data. Please try again.', {}, { timeout: 15_000 })).toBeTruthy();
});

test('B68 in a program that is over nobody makes or sends a survey', async () => {
  const over = {
    change: 'programmes.inactive',
    send: 'programmes.inactive',
    delete: 'programmes.inactive',
    remind: 'programmes.inactive',
    close: 'programmes.inactive',
  } as const;
  list({ 'GET /surveys': { surveys: [aSurvey({ why_not: over })] } }, { ...alpha, is_active: false });
  const row = await rowOf('Halfway there');
  expect(screen.queryByRole('link', { name: 'New survey' })).toBeNull();
  expect(row.getByRole('button', { name: /^Send Halfway there/ }).getAttribute('aria-disabled')).toBe('true');
});

test('B90 a draft is sent now, or at a time on the clock of the program', async () => {
  const calls = list({
    'GET /surveys': { surveys: [aSurvey()] },
    'POST /surveys/7/send': aSurvey({ ...ongoing, id: 7 }),
  });
  await press('Send Halfway there');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send “Halfway there”' }, { timeout: 10_000 }));
  expect(dialog.getByText(/It goes to: All mentors and mentees/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: 'At a time' }));
  expect((await dialog.findByRole('button', { name: /^Set time/ })).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(dialog.getByRole('radio', { name: 'Now' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('The survey has been sent.')).toBeTruthy();
  expect(calls.find(({ path }) => path === '/surveys/7/send')?.body).toEqual({});
});

test('B90 a new survey is written, tried out and saved as a draft', async () => {
  const calls = one({ 'POST /surveys': aSurvey() }, null);
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'How is it going?' } });
  fireEvent.click(screen.getByLabelText(/^Anonymous/));
  fireEvent.change(screen.getByLabelText(/^Question title/), { target: { value: 'What helps?' } });
  await press('Save draft');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await press('Preview');
  const preview = within(await screen.findByRole('dialog', { name: 'How is it going?' }, { timeout: 10_000 }));
  expect(preview.getByLabelText(/^What helps\?/)).toBeTruthy();
});

const results: SurveyResults = {
  sent_count: 10,
  answered_count: 6,
  respond_rate: 60,
  questions: [
    {
      id: 11,
      title: 'How often do you meet?',
      question_type: 'options',
      answered_count: 6,
      mean: null,
      counts: [
        { answer: 'Weekly', count: 5 },
        { answer: 'Monthly', count: 1 },
      ],
      texts: [],
    },
    {
      id: 13,
      title: 'And your mentor?',
      question_type: 'stars',
      answered_count: 2,
      mean: 4.5,
      counts: [1, 2, 3, 4, 5].map((star) => ({ answer: String(star), count: star > 3 ? 1 : 0 })),
      texts: [],
    },
    {
      id: 14,
      title: 'What should change?',
      question_type: 'text',
      answered_count: 1,
      mean: null,
      counts: [],
      texts: ['More time'],
    },
  ],
};

test('B90 NPS-17 what was sent shows its answers as charts and as words', async () => {
  one({ 'GET /surveys/8': ongoing, 'GET /surveys/8/results': results });
  expect(await screen.findByText('6 of 10 (60%)')).toBeTruthy();
  const chart = within(await screen.findByRole('region', { name: 'How often do you meet?' }));
  expect(chart.getByText('6 answers')).toBeTruthy();
  expect(chart.getByText('5 (83%)')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'And your mentor?' })).getByText('2 answers, 4.5 on average'),
  ).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'What should change?' })).getByText('More time')).toBeTruthy();
});

test('M45 an anonymous survey with too few answers says when it will show something', async () => {
  one({ 'GET /surveys/8': { ...ongoing, anonymous: true }, 'GET /surveys/8/results': { ...results, questions: null } });
  expect(await screen.findByText('Not enough answers yet')).toBeTruthy();
  expect(screen.getByText('This survey is anonymous. Its results are shown once 5 people have answered.')).toBeTruthy();
});

test('B90 admins remind and close, and are told when they cannot', async () => {
  const calls = one({
    'GET /surveys/8': ongoing,
    'GET /surveys/8/results': results,
    'POST /surveys/8/remind': refusal('surveys.reminded_today'),
    'POST /surveys/8/close': completed,
  });
  await press('Send reminder');
  const asked = within(await screen.findByRole('dialog', { name: 'Send a reminder?' }, { timeout: 10_000 }));
  expect(asked.getByText(/not answered yet, and get an email now\.$/)).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Send reminder' }));
  expect(await screen.findByText('A reminder was sent less than a day ago.')).toBeTruthy();
  await press('Close survey');
  const question = within(await screen.findByRole('dialog', { name: 'Close this survey?' }, { timeout: 10_000 }));
  fireEvent.click(question.getByRole('button', { name: 'Close survey' }));
  expect(await screen.findByText('The survey has been closed.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/surveys/8/close')).toHaveLength(1);
});

test('a survey of another program, or one that is not there, does not exist', async () => {
  one({ 'GET /surveys/8': { ...ongoing, program_id: 99 } });
  expect(await screen.findByText('This survey does not exist.')).toBeTruthy();
  one({ 'GET /surveys/8': refusal('surveys.not_found', 404) });
  await waitFor(() => expect(screen.getAllByText('This survey does not exist.').length).toBeGreaterThan(0));
});
