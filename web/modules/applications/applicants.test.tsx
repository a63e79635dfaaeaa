import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Applicant, ApplicantStatus } from '../../../contract/applications/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { anApplicant, listOf } from './applications.fixture.ts';
import { ApplicantsPage } from './ApplicantsPage.tsx';

const not = 'applications.not_approved';
const none: Applicant['why_not'] = {
  shortlist: not,
  waitlist: not,
  approve: not,
  reject: not,
  undo: 'applications.nothing_to_undo',
  invite: not,
  remove: 'applications.only_rejected',
};
const acts: Record<'applied' | 'approved' | 'rejected', Applicant['why_not']> = {
  applied: { ...none, shortlist: null, waitlist: null, approve: null, reject: null },
  approved: { ...none, invite: null },
  rejected: { ...none, undo: null },
};
const open = (
  status: keyof typeof acts,
  answers: Parameters<typeof serve>[0] = {},
  onSearch: (next: object) => void = () => {},
) => {
  const { calls } = serve({
    ...answers,
    'GET /users/current': { ...mentee, timezone: 'Asia/Kuala_Lumpur' },
    'GET /applicants?': listOf(
      anApplicant({
        status,
        why_not: acts[status],
        rejects_at: status === 'rejected' ? '2026-11-20T10:10:00Z' : null,
      }),
    ),
  });
  inAlpha(<ApplicantsPage id={5} filter={{ status: status as ApplicantStatus }} onFilter={onSearch} />);
  return calls;
};
const menu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Mei Ling' }));
  return within(await screen.findByRole('menu'));
};
const acted = (calls: ReturnType<typeof open>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);

test('APP-10 APP-11 the tabs and how many stand in each', async () => {
  open('applied');
  await screen.findByText('Mei Ling');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Applicants2',
    'Shortlisted1',
    'Waitlisted5',
    'Approved0',
    'Rejected3',
    'Draft4',
  ]);
});

test('APP-17 M42 a rejection is asked about first, said to be for good after ten minutes, and may carry a note', async () => {
  const calls = open('applied', { 'POST /applicants/send_rejection': { message: 'Applicant rejected.' } });
  fireEvent.click((await menu()).getByRole('menuitem', { name: 'Reject' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Reject Mei Ling?' }));
  const words = 'You can undo this for 10 minutes. After that it is irreversible, and Mei Ling is told by email.';
  expect(asking.getByText(words)).toBeTruthy();
  expect(acted(calls)).toEqual([]);
  const note = asking.getByRole('textbox', { name: /^A note to the applicant/ });
  fireEvent.change(note, { target: { value: 'Please apply again' } });
  fireEvent.click(asking.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Applicant rejected.')).toBeTruthy();
  expect(acted(calls)).toEqual([['POST /applicants/send_rejection', { applicant_id: 41, note: 'Please apply again' }]]);
});

test('APP-17 who presses Cancel rejects nobody, and is asked again the next time', async () => {
  const calls = open('applied', { 'POST /applicants/send_rejection': { message: 'Applicant rejected.' } });
  const answer = async (button: string) => {
    fireEvent.click((await menu()).getByRole('menuitem', { name: 'Reject' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Reject Mei Ling?' }));
    fireEvent.click(asking.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await answer('Cancel');
  // By the time of the second answer, anything sent by Cancel would have arrived.
  await answer('Reject');
  expect(await screen.findByText('Applicant rejected.')).toBeTruthy();
  expect(acted(calls)).toHaveLength(1);
});

test('APP-17 so is the rejection of all who are chosen', async () => {
  const message = '1 applicant rejected.';
  const calls = open('applied', { 'POST /api/v2/applicants/decisions': { message, done: 1, refused: [] } });
  const answer = async (button: string) => {
    const asking = within(await screen.findByRole('dialog', { name: 'Reject this applicant?' }));
    expect(asking.getByText(/^You can undo this for 10 minutes\. After that it is irreversible/)).toBeTruthy();
    fireEvent.click(asking.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await answer('Cancel');
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await answer('Reject');
  expect(await screen.findByText(message)).toBeTruthy();
  const body = { application_id: 5, applicant_ids: [41], status: 'rejected', note: '' };
  expect(acted(calls)).toEqual([['POST /api/v2/applicants/decisions', body]]);
});

test('APP-21 what the server says of a decision is a toast, whether it went well or not', async () => {
  const error = 'This application was rejected. That cannot be changed.';
  let answer: object = { status: 422, body: { error, code: 'applications.rejected_for_good' } };
  const calls = open('applied', { 'PATCH /applicants/update_status': () => answer });
  fireEvent.click((await menu()).getByRole('menuitem', { name: 'Shortlist' }));
  expect(await screen.findByText(error)).toBeTruthy();
  answer = { message: 'Applicant shortlisted.' };
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.click((await menu()).getByRole('menuitem', { name: 'Shortlist' }));
  expect(await screen.findByText('Applicant shortlisted.')).toBeTruthy();
  const asked = ['PATCH /applicants/update_status', { applicant_id: 41, status: 'shortlisted' }];
  expect(acted(calls)).toEqual([asked, asked]);
});

test('APP-18 to somebody approved the invitation can be e-mailed, and nothing else', async () => {
  const calls = open('approved', { 'POST /applicants/send_invite': { message: 'The invitation is on its way.' } });
  const items = await menu();
  expect(items.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Email the invitation']);
  fireEvent.click(items.getByRole('menuitem', { name: 'Email the invitation' }));
  expect(await screen.findByText('The invitation is on its way.')).toBeTruthy();
  expect(acted(calls)).toEqual([['POST /applicants/send_invite', { applicant_id: 41, status: 'approved' }]]);
});

test('APP-23 SYS-05 SYS-10 the file of a tab; one that does not come is logged, and said with an exclamation mark', async () => {
  const logged: unknown[] = [];
  vi.stubGlobal('reportError', (fault: unknown) => logged.push(fault));
  const calls = open('applied', {
    'GET /applicants.csv': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await screen.findByText('Mei Ling');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(calls.at(-1)?.path).toBe('/applicants.csv?application_id=5&status=applied&search=');
  expect(logged.length).toBe(1);
});

test('M37 SYS-08 words are looked for among applicants when they have rested for 300 milliseconds', async () => {
  const asks: object[] = [];
  open('applied', {}, (next) => asks.push(next));
  await screen.findByText('Mei Ling');
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mei' } });
  vi.advanceTimersByTime(299);
  expect(asks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asks).toEqual([{ status: 'applied', search: 'mei' }]);
});

test('M42 a rejection is undone beside its row, and for all who are chosen; the hour of its email is said', async () => {
  const message = 'The rejection is undone.';
  const calls = open('rejected', { 'POST /api/v2/applicants/undo_rejections': { message, done: 1, refused: [] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the rejection of Mei Ling' }));
  expect(await screen.findByText(message)).toBeTruthy();
  // 10:10 UTC in Kuala Lumpur.
  expect(screen.getByText('Email goes out at 6:10 pm')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo the rejection' }));
  const body = { application_id: 5, applicant_ids: [41] };
  const undo = ['POST /api/v2/applicants/undo_rejections', body];
  await waitFor(() => expect(acted(calls)).toEqual([undo, undo]));
});

test('M42 a rejection that could not be undone any more says why', async () => {
  const error = 'This application was rejected. That cannot be changed.';
  const refused = [{ applicant_id: 41, full_name: 'Mei Ling', error }];
  open('rejected', { 'POST /api/v2/applicants/undo_rejections': { message: '', done: 0, refused } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the rejection of Mei Ling' }));
  expect(await screen.findByText(error)).toBeTruthy();
});

test('M42 an applicant is moved to the waitlist', async () => {
  const calls = open('applied', { 'PATCH /applicants/update_status': { message: 'Applicant moved to the waitlist.' } });
  fireEvent.click((await menu()).getByRole('menuitem', { name: 'Waitlist' }));
  expect(await screen.findByText('Applicant moved to the waitlist.')).toBeTruthy();
  const body = { applicant_id: 41, status: 'waitlisted' };
  expect(acted(calls)).toEqual([['PATCH /applicants/update_status', body]]);
});

test.each([
  [0, true],
  [1, false],
])('M42 with %i places left, approving somebody from the waitlist asks first: %s', async (left, asks) => {
  const waiting = anApplicant({ status: 'waitlisted', why_not: { ...none, approve: null, reject: null } });
  const list = listOf(waiting);
  const { calls } = serve({
    'GET /users/current': { ...mentee, timezone: 'Asia/Kuala_Lumpur' },
    'GET /applicants?': {
      ...list,
      application: { ...list.application, places: 1, places_taken: 1, places_left: left },
    },
    'PATCH /applicants/update_status': { message: 'Applicant approved.' },
  });
  inAlpha(<ApplicantsPage id={5} filter={{ status: 'waitlisted' }} onFilter={() => {}} />);
  fireEvent.click((await menu()).getByRole('menuitem', { name: 'Approve' }));
  if (asks) {
    const asking = within(await screen.findByRole('dialog', { name: 'Approve one more than there are places?' }));
    expect(acted(calls)).toEqual([]);
    fireEvent.click(asking.getByRole('button', { name: 'Approve' }));
  }
  expect(await screen.findByText('Applicant approved.')).toBeTruthy();
  expect(acted(calls)).toEqual([['PATCH /applicants/update_status', { applicant_id: 41, status: 'approved' }]]);
});
