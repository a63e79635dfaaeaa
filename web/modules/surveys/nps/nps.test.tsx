import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { NpsDue } from '../../../../contract/surveys/index.ts';
import { answer, lost, refusal, serve } from '../../../testing/serve.fixture.ts';
import { mentee, show } from '../../bookings/bookings.fixture.tsx';
import { NpsPrompt } from './NpsPrompt.tsx';

const forget = () => {
  for (const one of document.cookie.split('; ')) document.cookie = `${one.split('=')[0]}=; Max-Age=0; Path=/`;
};
beforeEach(forget);

const submission = 'POST /users/current/nps_submission';
const mark = 'POST /api/v2/my/prompt_marks';
const first: NpsDue = { feedback_type: 'first_booking', program_id: null, program_name: null };
const inPortal: NpsDue = { feedback_type: 'portal_first_booking_nps', program_id: 3, program_name: 'Alpha' };
const application: NpsDue = { feedback_type: 'program_application', program_id: 3, program_name: 'Alpha' };

const ask = (due: NpsDue | null, answers: Parameters<typeof serve>[0] = {}, after?: 'application') => {
  const server = serve({
    'GET /users/current/nps': answer({ due }),
    [submission]: answer({ message: 'Feedback was successfully submitted' }),
    [mark]: answer({ until: '2026-11-27T10:00:00Z' }),
    ...answers,
  });
  show(<NpsPrompt {...(after && { after })} />, { me: mentee });
  return server.calls;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
const open = async () => {
  await press('Give feedback');
  return dialog();
};
const star = (number: number) =>
  fireEvent.click(screen.getByRole('radio', { name: number === 1 ? '1 star' : `${number} stars` }));
const sent = (calls: ReturnType<typeof ask>) =>
  calls.filter(({ method, path }) => `${method} ${path}` === submission).map(({ body }) => body);

test('NPS-01 NPS-02 there are stars from 0 to 10, and nothing is sent before one is chosen', async () => {
  const calls = ask(first);
  const window = await open();
  expect(window.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(
    Array.from({ length: 11 }, (_none, at) => String(at)),
  );
  const submit = window.getByRole('button', { name: /^Submit/ });
  expect(submit.getAttribute('aria-disabled') ?? String((submit as HTMLButtonElement).disabled)).toBe('true');
  fireEvent.click(submit);
  expect(sent(calls)).toEqual([]);
  expect(window.queryByRole('textbox')).toBeNull();
});

test.each([
  [0, 'We are sorry to hear that. What can we improve?'],
  [5, 'We are sorry to hear that. What can we improve?'],
  [6, 'Thank you! What could make it better?'],
  [8, 'Thank you! What could make it better?'],
  [9, 'Great to hear! Anything you would like to share?'],
  [10, 'Great to hear! Anything you would like to share?'],
])('NPS-05 B120 with %i stars people are asked: %s', async (number, words) => {
  ask(first);
  const window = await open();
  star(number);
  expect(await window.findByLabelText(new RegExp(words.replace('?', '\\?')))).toBeTruthy();
});

test('NPS-07 NPS-11 NPS-13 a score of 0 needs an area and a comment, is sent to the letter, and says thanks', async () => {
  const calls = ask(first);
  const window = await open();
  star(0);
  await press('Submit');
  expect(await window.findByText('At least one tag is required')).toBeTruthy();
  expect(window.getByText('Please say in a few words what went wrong')).toBeTruthy();
  expect(sent(calls)).toEqual([]);
  fireEvent.click(window.getByRole('button', { name: 'Video Call' }));
  fireEvent.change(window.getByRole('textbox'), { target: { value: 'We never met' } });
  await press('Submit');
  expect(await screen.findByText('Feedback was successfully submitted')).toBeTruthy();
  expect(sent(calls)).toEqual([
    {
      feedback_type: 'first_booking',
      program_id: null,
      number_of_stars: 0,
      nps_category: 'Platform Issue',
      feedback_text: ['Video Call'],
      comment: 'We never met',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull();
});

test('NPS-08 from 6 stars on the areas are gone, and nobody has to write', async () => {
  const calls = ask(first);
  const window = await open();
  star(3);
  fireEvent.click(await window.findByRole('button', { name: 'Events' }));
  star(6);
  await waitFor(() => expect(window.queryByRole('button', { name: 'Events' })).toBeNull());
  star(3);
  expect((await window.findByRole('button', { name: 'Events' })).getAttribute('aria-pressed')).toBe('false');
  star(6);
  await press('Submit');
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    number_of_stars: 6,
    nps_category: 'General Feedback',
    feedback_text: [],
    comment: '',
  });
});

test.each([
  [first, true],
  [inPortal, false],
] as const)('NPS-09 buying credits is an area of $feedback_type: %s', async (due, offered) => {
  ask(due);
  const window = await open();
  star(2);
  await window.findByRole('button', { name: 'Others' });
  expect(window.queryByRole('button', { name: 'Buying Mentorship Credits' }) !== null).toBe(offered);
});

test('NPS-03 M09 skipping is remembered here and on the server', async () => {
  const calls = ask(first);
  await press('Skip');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull());
  expect(document.cookie).toContain('nps_skip_first_booking=1');
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/v2/my/prompt_marks')?.body).toEqual({
      kind: 'nps_skip',
      context: 'first_booking',
    }),
  );
});

test('NPS-03 skipping after an application leaves no cookie and no mark', async () => {
  const calls = ask(application, {}, 'application');
  expect(await screen.findByText('How was applying?')).toBeTruthy();
  await press('Skip');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull());
  expect(document.cookie).not.toContain('nps_skip');
  expect(calls.map(({ path }) => path)).toEqual(['/users/current/nps?after=application']);
});

test('NPS-03 the cookie applies, whatever the server says', async () => {
  document.cookie = 'nps_skip_first_booking=1; Path=/';
  const calls = ask(first);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull();
});

test('NPS-04 NPS-05 a portal is asked about by its name, and nobody is asked when nothing is due', async () => {
  ask(inPortal);
  expect(await screen.findByText('How likely are you to recommend Alpha to a friend or colleague?')).toBeTruthy();
});

test.each([
  [lost, 'An error occurred while submitting the form'],
  [() => refusal('surveys.nps_given'), 'You have already given this feedback. Thank you!'],
])('NPS-13 what was written stays when it could not be sent', async (fault, words) => {
  ask(first, { [submission]: fault });
  const window = await open();
  star(9);
  fireEvent.change(await window.findByRole('textbox'), { target: { value: 'Wonderful' } });
  await press('Submit');
  expect(await screen.findByText(words)).toBeTruthy();
  expect((window.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Wonderful');
});
