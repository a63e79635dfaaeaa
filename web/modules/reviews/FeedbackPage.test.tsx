import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { FeedbackForm } from '../../../contract/reviews/index.ts';
import { withRouter } from '../../lib/router.fixture.tsx';
import { mentee } from '../bookings/bookings.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { form } from './feedback.fixture.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { FeedbackPage } from './FeedbackPage.tsx';

const path = '/bookings/41/participants/9/feedback';
const open = (
  asked: FeedbackForm | (() => FeedbackForm),
  answer: object | (() => object) = { message: 'Feedback was successfully submitted' },
) => {
  const { calls } = serve({ 'GET /users/current': mentee, [`GET ${path}`]: asked, [`POST ${path}`]: answer });
  const { visited } = inAlpha(withRouter(<FeedbackPage bookingId={41} participantId={9} />));
  const posts = () => calls.filter(({ method }) => method === 'POST');
  return { visited, posts, sent: () => posts()[0]?.body };
};
const click = (role: 'radio' | 'checkbox' | 'button', name: string, within_?: HTMLElement) =>
  fireEvent.click((within_ ? within(within_) : screen).getByRole(role, { name }));

test('REV-01 REV-02 stars, scale, words and choices are sent as they are asked, and thanks follow', async () => {
  const { visited, sent } = open(form());
  const stars = await screen.findByRole('radiogroup', { name: /How would you rate it/ });
  click('radio', '4 stars', stars);
  fireEvent.change(screen.getByLabelText('What made it so?'), { target: { value: 'Clear advice.' } });
  click('button', '0');
  fireEvent.change(screen.getByLabelText(/What next/), { target: { value: 'Write to three people.' } });
  click('checkbox', 'Courage');
  click('checkbox', 'Inspiring');
  fireEvent.change(screen.getByLabelText('Thank-you note'), { target: { value: 'Thank you!' } });
  click('button', 'Submit feedback');
  await waitFor(() => expect(visited).toEqual(['/app/acme/alpha/bookings/41/participants/9/feedback/thank_you']));
  expect(sent()).toEqual({
    answers: [
      { question_id: 1, value: 4, text: 'Clear advice.', options: [] },
      { question_id: 2, value: 0, text: '', options: [] },
      { question_id: 3, value: null, text: 'Write to three people.', options: [] },
      { question_id: 4, value: null, text: '', options: ['Courage'] },
    ],
    badges: [2],
    thank_you_note: 'Thank you!',
  });
});

test('REV-08 what is missing stands beside its question, and what was typed stays', async () => {
  const { posts } = open(form(), {
    status: 422,
    body: {
      error: 'No',
      code: 'request.invalid',
      fields: { 'answers.0': 'This selection is required', 'answers.2': 'This field is required' },
    },
  });
  await screen.findByText('How likely?');
  fireEvent.change(screen.getByLabelText('Thank-you note'), { target: { value: 'Thank you!' } });
  click('button', 'Submit feedback');
  expect(await screen.findByText('This selection is required')).toBeTruthy();
  expect(screen.getByText('This field is required')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Thank-you note').value).toBe('Thank you!');
  // It can be sent again.
  click('button', 'Submit feedback');
  await waitFor(() => expect(posts()).toHaveLength(2));
});

test('REV-01 a question that is added meanwhile is asked as well, and nothing that was typed is lost', async () => {
  const { questions } = form();
  const before = questions.slice(0, 3);
  const added = questions.slice(3).map((choice) => ({ ...choice, id: 5, options: ['Time', 'Trust'] }));
  const meanwhile = form({ questions: [...before, ...added] });
  const answers = [form({ questions: before })];
  const refused = { status: 422, body: { error: 'No', code: 'request.invalid', fields: { 'answers.0': 'Missing' } } };
  const { posts } = open(
    () => answers[0] ?? meanwhile,
    () => (answers.pop() ? refused : { message: 'Feedback was successfully submitted' }),
  );
  fireEvent.change(await screen.findByLabelText(/What next/), { target: { value: 'Write to three people.' } });
  click('button', 'Submit feedback');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Trust' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What next/).value).toBe('Write to three people.');
  click('button', 'Submit feedback');
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]?.body).toMatchObject({
    answers: [
      {},
      {},
      { text: 'Write to three people.' },
      { question_id: 5, value: null, text: '', options: ['Trust'] },
    ],
  });
});

test('M08 a sealed review is filled in again to be changed', async () => {
  const review = {
    answers: [{ question_id: 1, value: 2, text: 'Hm.', options: [] }],
    badges: [1],
    thank_you_note: null,
    on_platform: false,
    submitted_at: '2026-12-02T05:00:00Z',
    unsealed_at: '2026-12-09T05:00:00Z',
    sealed: true,
    editable: true,
  };
  const { sent } = open(form({ review, why_not: 'bookings.no_review_due' }));
  await screen.findByRole('button', { name: 'Save changes' });
  click('button', 'Save changes');
  await waitFor(() => expect(sent()).toMatchObject({ answers: [{ value: 2, text: 'Hm.' }, {}, {}, {}], badges: [1] }));
});

test('REV-02 an open review is only read, and the group’s other mentor can be reviewed as well', async () => {
  const review = {
    answers: [],
    badges: [],
    thank_you_note: null,
    on_platform: false,
    submitted_at: '2026-12-02T05:00:00Z',
    unsealed_at: '2026-12-02T05:00:00Z',
    sealed: false,
    editable: false,
  };
  const left_to_review = [{ id: 12, full_name: 'Mei Tan' }];
  open(form({ review, why_not: 'bookings.no_review_due', left_to_review }));
  const link = await screen.findByRole('link', { name: 'Read Review' });
  expect(link.getAttribute('href')).toBe('/app/acme/alpha/bookings/41');
  expect(screen.queryByRole('button', { name: /Submit|Save/ })).toBeNull();
  const another = screen.getByRole('link', { name: 'Review Mei Tan too' });
  expect(another.getAttribute('href')).toBe('/app/acme/alpha/bookings/41/participants/12/feedback');
});

/** Renders the form again with a new function, as a page does when its data is reloaded. */
const Redrawn = ({ told }: { told: string[] }) => {
  const [, redraw] = useState(0);
  return (
    <>
      <button type="button" onClick={() => redraw((n) => n + 1)}>
        Draw again
      </button>
      <FeedbackFields of={{ bookingId: 41, participantId: 9 }} form={form()} onDone={() => told.push('done')} />
    </>
  );
};

test('REV-02 thanks follow once, however often the form is drawn again afterwards', async () => {
  const told: string[] = [];
  serve({ 'GET /users/current': mentee, [`POST ${path}`]: { message: 'Feedback was successfully submitted' } });
  inAlpha(withRouter(<Redrawn told={told} />));
  await screen.findByText('How likely?');
  click('button', 'Submit feedback');
  await waitFor(() => expect(told).toEqual(['done']));
  for (const _time of [1, 2]) click('button', 'Draw again');
  expect(told).toEqual(['done']);
});

test('M32 the box is there only where the program allows it, off at first, and is sent with the review', async () => {
  const box = /Also show this review on Aisyah Rahman’s public profile/;
  const { sent } = open(form({ offers_platform: true, questions: [] }));
  const ticked = await screen.findByRole<HTMLInputElement>('checkbox', { name: box });
  expect(ticked.checked).toBe(false);
  fireEvent.click(ticked);
  click('button', 'Submit feedback');
  await waitFor(() => expect(sent()).toMatchObject({ on_platform: true }));
  cleanup();
  open(form());
  await screen.findByText('How likely?');
  expect(screen.queryByRole('checkbox', { name: box })).toBeNull();
});
