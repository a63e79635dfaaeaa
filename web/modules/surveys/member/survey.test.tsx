import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSurveyForMember } from '../../../../contract/surveys/surveys.fixture.ts';
import { lost, refusal, serve, underWay } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { SurveyPage } from './SurveyPage.tsx';

const read = 'GET /surveys/7/answers';
const send = 'POST /surveys/7/answers';
const open = (answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({ [read]: aSurveyForMember(), ...answers });
  inAlpha(<SurveyPage id={7} />);
  return calls;
};
const sent = (calls: ReturnType<typeof open>) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fillIn = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: 'Weekly' }));
  fireEvent.click(screen.getByRole('button', { name: '4' }));
  fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' More time ' } });
};

test('B90 each kind of question has its field, and the answers are sent once', async () => {
  const calls = open({ [send]: aSurveyForMember({ answered: true, why_not_answer: 'surveys.answered' }) });
  await fillIn();
  await press('Send answers');
  expect(await screen.findByText('Thank you! Your answers have been sent.')).toBeTruthy();
  expect(sent(calls)).toEqual([
    {
      answers: [
        { question_id: 11, answer: 'Weekly' },
        { question_id: 12, answer: '4' },
        { question_id: 13, answer: '5' },
        { question_id: 14, answer: 'More time' },
      ],
    },
  ]);
});

test('B90 what must be answered says so, and what need not be can be left out', async () => {
  const calls = open({ [send]: aSurveyForMember() });
  await press('Send answers');
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  expect(sent(calls)).toEqual([]);
});

test.each([
  [lost, 'Your answers could not be sent. They are still here.'],
  [() => refusal('surveys.closed'), 'This survey is closed. Thank you for wanting to answer.'],
])('nothing is lost when the answers could not be sent', async (fault, words) => {
  open({ [send]: fault });
  await fillIn();
  await press('Send answers');
  expect(await screen.findByText(words)).toBeTruthy();
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(' More time ');
});

test.each([
  [aSurveyForMember({ answered: true, why_not_answer: 'surveys.answered' }), 'Thank you for your answers'],
  [aSurveyForMember({ why_not_answer: 'surveys.closed' }), 'This survey cannot be answered any more'],
])('B90 a survey that cannot be answered any more says why', async (survey, words) => {
  open({ [read]: survey });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
});

test('M45 members read whether a survey is anonymous before they answer', async () => {
  open({ [read]: aSurveyForMember({ anonymous: true }) });
  expect(await screen.findByText('This survey is anonymous')).toBeTruthy();
  open();
  expect(await screen.findByText('The team of the program sees your answers with your name.')).toBeTruthy();
});

test('the page says that it is loading, that it is not there, and that it failed', async () => {
  open({ [read]: underWay });
  expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
  open({ [read]: refusal('surveys.not_found', 404) });
  expect(await screen.findByText('This survey does not exist.')).toBeTruthy();
  open({ [read]: { status: 500, body: { error: 'Broken', code: 'request.fault' } } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy(), { timeout: 15_000 });
});
