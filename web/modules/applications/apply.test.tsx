import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { aForm, aQuestion } from './applications.fixture.ts';
import { ApplyPage } from './ApplyPage.tsx';

const days = aQuestion({
  id: 12,
  title: 'Which days?',
  question_type: 'several',
  options: ['Monday', 'Tuesday', 'Friday'],
  choose_most: 2,
});
const open = (form: object, answers: Parameters<typeof serve>[0] = {}) => {
  const served = serve({
    ...answers,
    'GET /users/current': mentee,
    'GET /applicants/applicant_form': { ...aForm([days]), ...form },
  });
  inAlpha(<ApplyPage linkRef="spring" />);
  return served;
};
const group = async () => within(await screen.findByRole('group', { name: /^Which days\?/ }));
const box = (of: Awaited<ReturnType<typeof group>>, name: string) =>
  of.getByRole<HTMLInputElement>('checkbox', { name });

test('APP-25 several answers are checked, no more than the question takes, and sent one a line', async () => {
  const { asked } = open({}, { 'POST /applicants/submission': { message: 'Your draft is saved.' } });
  const fields = await group();
  expect(fields.getByText('Choose up to 2.')).toBeTruthy();
  fireEvent.click(box(fields, 'Friday'));
  fireEvent.click(box(fields, 'Monday'));
  expect([box(fields, 'Tuesday').disabled, box(fields, 'Monday').checked]).toEqual([true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Your draft is saved.')).toBeTruthy();
  const answers = [{ question_id: 12, application_id: 5, required: true, answer: 'Monday\nFriday' }];
  expect(asked('POST /applicants/submission').map(({ body }) => body)).toEqual([
    { applicant_status: 'draft', application_id: 5, answers },
  ]);
});

test('APP-26 nothing chosen is said at the question before anything is sent, and goes with the first choice', async () => {
  const { asked } = open({});
  const fields = await group();
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await fields.findByText('This field is required')).toBeTruthy();
  expect(asked('POST /applicants/submission')).toEqual([]);
  fireEvent.click(box(fields, 'Tuesday'));
  await waitFor(() => expect(fields.queryByText('This field is required')).toBeNull());
});

test('a draft is shown as it was kept, without an option that is not offered any more', async () => {
  const kept = {
    status: 'draft',
    applied_on: null,
    answers: [{ question_id: 12, answer: 'Sunday\nTuesday' }],
    files: [],
  };
  const { asked } = open(
    { applicant: kept },
    { 'POST /applicants/submission': { message: 'Your application has been sent.' } },
  );
  const fields = await group();
  expect(['Monday', 'Tuesday', 'Friday'].map((day) => box(fields, day).checked)).toEqual([false, true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(asked('POST /applicants/submission')).toHaveLength(1));
  expect(asked('POST /applicants/submission')[0]?.body).toMatchObject({ answers: [{ answer: 'Tuesday' }] });
});

test('what the server refuses is said at its question', async () => {
  const refused = {
    status: 422,
    body: {
      error: 'Please check the fields.',
      code: 'request.invalid',
      fields: { 'answers.12': 'Please choose at least 2 options' },
    },
  };
  open({}, { 'POST /applicants/submission': refused });
  const fields = await group();
  fireEvent.click(box(fields, 'Tuesday'));
  fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await fields.findByText('Please choose at least 2 options')).toBeTruthy();
  expect(box(fields, 'Tuesday').checked).toBe(true);
});
