import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApplicationForm } from '../../../contract/applications/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { answer, lost, serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { aForm, anApplicant, aQuestion, listOf } from './applications.fixture.ts';
import { ApplicantsPage } from './ApplicantsPage.tsx';
import { ApplyPage } from './ApplyPage.tsx';

const cv = aQuestion({ id: 12, title: 'Your CV', question_type: 'file', file_kinds: ['pdf', 'word'] });
const why = aQuestion({ id: 11, title: 'Why?' });
const kept = { id: 7, question_id: 12, file_name: 'cv.pdf', file_size: 2048, file: '/api/v2/applicants/files/7' };
const draftWith = (...files: (typeof kept)[]): ApplicationForm['applicant'] => ({
  status: 'draft',
  applied_on: null,
  answers: [],
  files,
});

/** The form as the server has it, which a file that arrives is in from then on. */
const open = (
  applicant: ApplicationForm['applicant'],
  upload: () => object | Promise<object>,
  more: Parameters<typeof serve>[0] = {},
) => {
  let own = applicant;
  const served = serve({
    ...more,
    'GET /users/current': mentee,
    'GET /applicants/applicant_form': () => ({ ...aForm([why, cv]), applicant: own }),
    'POST /api/v2/applicants/files': async () => {
      const said = await upload();
      if (said === kept) own = draftWith(kept);
      return said;
    },
    'DELETE /api/v2/applicants/files/7': () => {
      own = draftWith();
      return { message: 'Your file was removed.' };
    },
  });
  inAlpha(<ApplyPage linkRef="spring" />);
  return served;
};
const choose = async (name = 'cv.pdf', type = 'application/pdf') =>
  fireEvent.change(await screen.findByLabelText(/^Your CV/), {
    target: { files: [new File(['%PDF'], name, { type })] },
  });
const button = (name: string) => screen.getByRole('button', { name });
const posts = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

test('APP-25 a file is sent as soon as it is chosen, with its progress, and nothing else is sent meanwhile', async () => {
  let arrive: (said: object) => void = () => {};
  const { asked } = open(null, () => new Promise<object>((resolve) => (arrive = resolve)));
  fireEvent.change(await screen.findByLabelText(/^Why/), { target: { value: 'To learn' } });
  await choose();
  const bar = await screen.findByRole('progressbar', { name: 'Uploading Your CV' });
  await waitFor(() => expect(bar.ariaValueNow).toBe('50'));
  expect(button('Send application').ariaDisabled).toBe('true');
  fireEvent.submit(screen.getByRole('form', { name: 'Spring intake' }));
  arrive(kept);
  const link = await screen.findByRole('link', { name: /cv\.pdf/ });
  expect(link.getAttribute('href')).toBe('/api/v2/applicants/files/7');
  const [sent] = asked('POST /api/v2/applicants/files');
  const body = sent?.body as FormData;
  expect([body.get('application_id'), body.get('question_id'), (body.get('file') as File).name]).toEqual([
    '5',
    '12',
    'cv.pdf',
  ]);
  // What was typed stays while the form is read again.
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Why/).value).toBe('To learn');
  expect(asked('POST /applicants/submission')).toEqual([]);
});

test('APP-26 a required file that is missing is said at its field; one that was kept is not asked for again', async () => {
  const { calls } = open(null, () => kept, { 'POST /applicants/submission': { message: 'Sent.' } });
  fireEvent.change(await screen.findByLabelText(/^Why/), { target: { value: 'To learn' } });
  fireEvent.click(button('Send application'));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(posts(calls)).toEqual([]);
  await choose();
  await screen.findByRole('link', { name: /cv\.pdf/ });
  expect(screen.queryByText('This field is required')).toBeNull();
  fireEvent.click(button('Send application'));
  await waitFor(() => expect(posts(calls).at(-1)).toBe('POST /applicants/submission'));
  expect(calls.at(-1)).toBeDefined();
});

test('a file that the server refuses is said at its question, until another is chosen', async () => {
  const error = 'This file cannot be read. It may be damaged.';
  const refused = { status: 422, body: { error, code: 'applications.file_unreadable', fields: { file: error } } };
  let said: object = refused;
  open(null, () => said);
  await choose();
  const message = await screen.findByText(error);
  expect(screen.getByLabelText(/^Your CV/).getAttribute('aria-describedby')).toContain(message.id);
  said = kept;
  await choose();
  await screen.findByRole('link', { name: /cv\.pdf/ });
  expect(screen.queryByText(error)).toBeNull();
});

test('of another kind, a file is not sent at all', async () => {
  const { calls } = open(null, () => kept);
  await choose('me.png', 'image/png');
  expect(await screen.findByText('This kind of file cannot be used. Choose PDF, Word.')).toBeTruthy();
  expect(posts(calls)).toEqual([]);
});

test('a file whose session or line is lost waits for another try', async () => {
  const ended = {
    status: 401,
    body: { error: 'Please sign in to continue.', code: 'accounts.not_signed_in' },
  };
  const replies = [lost, () => ended, () => kept];
  open(null, () => (replies.shift() ?? lost)());
  await choose();
  for (const _time of [1, 2]) {
    expect(await screen.findByText('cv.pdf was not uploaded.')).toBeTruthy();
    fireEvent.click(button('Try again'));
  }
  await screen.findByRole('link', { name: /cv\.pdf/ });
  expect(screen.queryByText('cv.pdf was not uploaded.')).toBeNull();
});

test('APP-25 a kept file is there after a reload, can be replaced and removed', async () => {
  const { calls } = open(draftWith(kept), () => kept);
  await screen.findByRole('link', { name: /cv\.pdf/ });
  expect(screen.getByText('Choose another file')).toBeTruthy();
  fireEvent.click(button('Remove cv.pdf'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /cv\.pdf/ })).toBeNull());
  expect(posts(calls)).toEqual(['DELETE /api/v2/applicants/files/7']);
});

test('APP-12 who decides opens a file from the application, and reads several answers one below the other', async () => {
  const days = aQuestion({ id: 13, title: 'Which days?', question_type: 'several', options: ['Monday', 'Friday'] });
  serve({
    'GET /users/current': mentee,
    'GET /applicants?': answer({
      ...listOf(anApplicant({ answers: ['cv.pdf', 'Monday\nFriday'], files: [kept] })),
      questions: [cv, days],
    }),
  });
  inAlpha(<ApplicantsPage id={5} filter={{ status: 'applied' }} onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Read the application of Mei Ling' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Application of Mei Ling' }));
  expect(dialog.getByRole('link', { name: /cv\.pdf/ }).getAttribute('href')).toBe('/api/v2/applicants/files/7');
  expect(dialog.getByText(/^Monday\s+Friday$/)).toBeTruthy();
});
