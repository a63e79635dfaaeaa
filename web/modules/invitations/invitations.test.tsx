import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setServerTime } from '../../lib/clock.ts';
import { mentee as me } from '../../testing/people.fixture.ts';
import { lost, serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { InvitesPage } from './InvitesPage.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const people = (roles: object[]) => ({
  participants: [],
  total: 0,
  page: 1,
  per_page: 10,
  max_pages: 1,
  roles,
  mentors: 0,
  mentees: 0,
  may_add_roles: false,
  details_in_use: { department: [], team: [], grade: [], location: [] },
});
const mentee = { id: 2, name: 'Mentee', user_type: 'mentee', is_owner: false, count: 1 };
const owner = { id: 4, name: 'Portal Owner', user_type: 'admin', is_owner: true, count: 1 };
const link = (more: object = {}) => ({
  invite_link: 'http://lantern.test/users/login?enterprise_id=2&program_id=3&invite=old',
  expires_at: '2026-11-27T10:00:00Z',
  role: { id: 2, name: 'Mentee' },
  waiting: 0,
  invited: 0,
  accepted: 0,
  uses: 0,
  ...more,
});
const fresh = link({ invite_link: 'http://lantern.test/users/login?enterprise_id=2&program_id=3&invite=new' });
/** Expires after a minute, when nothing else on the page re-renders. */
const endsSoon = link({ expires_at: '2026-11-20T10:01:10Z' });
const refused = { status: 500, body: { error: 'Broken', code: 'request.fault' } };

const open = async (answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({
    ...answers,
    'GET /users/current': { ...me, confirmed_at: '2026-11-01T10:00:00Z' },
    'GET /programs/3/participants': people([mentee, owner]),
    'GET /roles/2/invites': answers['GET /roles/2/invites'] ?? link(),
    'POST /roles/2/invites/refresh': answers['POST /roles/2/invites/refresh'] ?? fresh,
  });
  inAlpha(<InvitesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Invite as Mentee' }));
  return calls;
};
const shownLink = async () => (await screen.findByLabelText<HTMLInputElement>('Shareable link')).value;

test('INV-11 INV-25 a card for each role but the owner’s; without any the page says so', async () => {
  serve({ 'GET /programs/3/participants': people([mentee, owner]) });
  inAlpha(<InvitesPage />);
  expect(await screen.findByText('Takes part as a mentee')).toBeTruthy();
  expect(screen.queryByText('Portal Owner')).toBeNull();
  serve({ 'GET /programs/3/participants': people([owner]) });
  inAlpha(<InvitesPage />);
  expect(await screen.findByText('No roles available')).toBeTruthy();
});

test('INV-18 a link that is over is refreshed as soon as the window opens', async () => {
  await open({ 'GET /roles/2/invites': link({ expires_at: '2026-11-20T09:59:59Z' }) });
  expect(await screen.findByDisplayValue(/invite=new$/, {}, { timeout: 15_000 })).toBeTruthy();
});

test('INV-18 while the window is open the link is looked at every thirty seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = await open();
  await shownLink();
  const looks = () =>
    calls.filter(({ method, path }) => method === 'GET' && path.startsWith('/roles/2/invites')).length;
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(looks()).toBe(2);
});

const refreshes = (calls: { method: string; path: string }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/roles/2/invites/refresh').length;

test('INV-18 a link that runs out while the window is open is replaced at the next look', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let kept = endsSoon;
  const calls = await open({
    'GET /roles/2/invites': () => kept,
    'POST /roles/2/invites/refresh': () => (kept = fresh),
  });
  await shownLink();
  await vi.advanceTimersByTimeAsync(61_000);
  expect([await shownLink(), refreshes(calls)]).toEqual([endsSoon.invite_link, 0]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByDisplayValue(/invite=new$/)).toBeTruthy();
  expect(refreshes(calls)).toBe(1);
});

test('INV-18 INV-22 a refresh that failed is tried again at the next look', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let broken = true;
  let kept = endsSoon;
  const calls = await open({
    'GET /roles/2/invites': () => kept,
    'POST /roles/2/invites/refresh': () => (broken ? refused : (kept = fresh)),
  });
  await shownLink();
  await vi.advanceTimersByTimeAsync(91_000);
  const refreshing = 'An error occurred while refreshing the invite. Please try again.';
  expect(await screen.findByText(refreshing)).toBeTruthy();
  const tried = refreshes(calls);
  expect(tried).toBeGreaterThan(0);
  broken = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await screen.findByDisplayValue(/invite=new$/)).toBeTruthy();
  expect(refreshes(calls)).toBe(tried + 1);
  expect(screen.queryByText(refreshing)).toBeNull();
});

test('INV-22 B03 an admin who has not confirmed their own address reads so at the button', async () => {
  serve({
    'GET /programs/3/participants': people([mentee]),
    'GET /users/current': { ...me, confirmed_at: null },
  });
  inAlpha(<InvitesPage />);
  const button = await screen.findByRole('button', { name: 'Invite as Mentee' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  fireEvent.focus(button);
  expect(await screen.findByText('You have to confirm your email address before continuing.')).toBeTruthy();
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('INV-21 what could not be fetched is said', async () => {
  await open({ 'GET /roles/2/invites': refused });
  const fetching = 'An error occurred while fetching the invite. Please try again.';
  expect(await screen.findByText(fetching, {}, { timeout: 15_000 })).toBeTruthy();
});

test('INV-22 a refresh that failed is said: of itself in the window, by hand in a toast', async () => {
  await open({
    'GET /roles/2/invites': link({ expires_at: '2026-11-20T09:59:59Z' }),
    'POST /roles/2/invites/refresh': refused,
  });
  const refreshing = 'An error occurred while refreshing the invite. Please try again.';
  expect(await screen.findByText(refreshing)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh link' }));
  expect(await screen.findByText('Failed to refresh invite link')).toBeTruthy();
});

test('INV-23 INV-24 copying and refreshing say so; copied stands for two seconds', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await open();
  await shownLink();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh link' }));
  expect(await screen.findByText('Invite link refreshed')).toBeTruthy();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Invite link copied to clipboard')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(fresh.invite_link);
  expect(screen.getByText('Copied')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1800);
  expect(screen.getByText('Copied')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(await screen.findByText('Copy link', {}, { timeout: 15_000 })).toBeTruthy();
  writeText.mockRejectedValue(new Error('no'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Unable to copy link')).toBeTruthy();
});

/** Nobody was left out. */
const leftOut = { held: 0, members: 0, member_emails: [], held_emails: [] };
const fill = (value: string) => fireEvent.change(screen.getByLabelText('Email 1'), { target: { value } });

test('INV-14 INV-16 INV-19 the form sends when there is an address, and says how many it invited', async () => {
  const message = 'Successfully sent 1 invitation(s) for Mentee role!';
  const calls = await open({
    'POST /roles/2/invites': ({ path }) =>
      path.endsWith('refresh') ? fresh : { ...link(), ...leftOut, message, sent: 1 },
  });
  await shownLink();
  expect(screen.getByRole('button', { name: 'Send invitation' }).getAttribute('aria-disabled')).toBe('true');
  fill('nobody');
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Email must be a valid email')).toBeTruthy();
  fill('ann@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(message)).toBeTruthy();
  const sent = calls.filter(({ method, path }) => method === 'POST' && path === '/roles/2/invites');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      program_id: alpha.id,
      role_id: 2,
      redirect_url: `${window.location.origin}/users/login?enterprise_id=2&program_id=3`,
      batch_send_hidden: true,
      batch_send_invites: '',
      email: [{ email: 'ann@example.com' }],
      send_invite: [],
    },
  ]);
});

test('INV-20 a failure to send has the server’s words, else the printed ones; what was typed stays', async () => {
  const no = { status: 422, body: { error: 'This program is no longer active.', code: 'programmes.inactive' } };
  await open({ 'POST /roles/2/invites': ({ path }) => (path.endsWith('refresh') ? fresh : no) });
  await shownLink();
  fill('ann@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('This program is no longer active.')).toBeTruthy();
  serve({ 'POST /roles/2/invites': lost });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('An error occurred while sending invitations. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email 1').value).toBe('ann@example.com');
});

const fillMany = (count: number) => {
  fireEvent.click(screen.getByRole('button', { name: 'Add many at once' }));
  const text = Array.from({ length: count }, (_none, n) => `a${n}@b.co`).join(' ');
  fireEvent.change(screen.getByLabelText('Paste many addresses'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Add addresses' }));
};
/** How many addresses each call had, and the last of them. */
const partsOf = (calls: { method: string; path: string; body: unknown }[]) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path === '/roles/2/invites')
    .map(({ body }) => (body as { email: { email: string }[] }).email)
    .map((email) => [email.length, email.at(-1)?.email]);

test('B09 INV-17 a long list goes in calls of 500, one after the other, and shows how far it is', async () => {
  const answered: (() => void)[] = [];
  const calls = await open({
    'POST /roles/2/invites': async ({ path, body }) => {
      if (path.endsWith('refresh')) return fresh;
      await new Promise<void>((resolve) => answered.push(resolve));
      const sent = (body as { email: object[] }).email.length - 1;
      const message = `Successfully sent ${sent} invitation(s) for Mentee role!`;
      return { ...link(), ...leftOut, message, sent, members: 1, member_emails: ['a0@b.co'] };
    },
  });
  await shownLink();
  fillMany(1200);
  fireEvent.click(screen.getByRole('button', { name: 'Send 1200 invitations' }));
  expect(await screen.findByText('0 of 1200')).toBeTruthy();
  await waitFor(() => expect(partsOf(calls)).toEqual([[500, 'a499@b.co']]));
  answered[0]?.();
  expect(await screen.findByText('500 of 1200')).toBeTruthy();
  await waitFor(() => expect(answered).toHaveLength(2));
  answered[1]?.();
  expect(await screen.findByText('1000 of 1200')).toBeTruthy();
  await waitFor(() => expect(answered).toHaveLength(3));
  answered[2]?.();
  expect(await screen.findByText('Successfully sent 1197 invitation(s) for Mentee role!')).toBeTruthy();
  expect(partsOf(calls)).toEqual([
    [500, 'a499@b.co'],
    [500, 'a999@b.co'],
    [200, 'a1199@b.co'],
  ]);
  expect(screen.queryByText('Sending invitations')).toBeNull();
});

test('B09 INV-20 where a call of many is refused, what was sent is said, and only the others are left', async () => {
  const error =
    'That would send 20 emails, and this program has 0 left for today. Please send fewer, or send them tomorrow.';
  let call = 0;
  await open({
    'POST /roles/2/invites': () => {
      call += 1;
      if (call > 1)
        return { status: 422, body: { error, code: 'programmes.too_many_emails', params: { emails: 20, left: 0 } } };
      return { ...link(), ...leftOut, message: '', sent: 500 };
    },
  });
  await shownLink();
  fillMany(520);
  fireEvent.click(screen.getByRole('button', { name: 'Send 520 invitations' }));
  expect(await screen.findByText(error)).toBeTruthy();
  expect(await screen.findByText('Successfully sent 500 invitation(s) for Mentee role!')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send 20 invitations' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email 1').value).toBe('a500@b.co');
});

test('INV-17 pasted text becomes rows, the empty first one goes, and what is no address stays and is said to be none', async () => {
  await open();
  await shownLink();
  fireEvent.click(screen.getByRole('button', { name: 'Add many at once' }));
  const pasted = 'Ann <a@b.co>, foo@bar c@d.co';
  fireEvent.change(screen.getByLabelText('Paste many addresses'), { target: { value: pasted } });
  fireEvent.click(screen.getByRole('button', { name: 'Add addresses' }));
  const rows = screen.getAllByLabelText<HTMLInputElement>(/^Email \d/).map(({ value }) => value);
  expect(rows).toEqual(['a@b.co', 'c@d.co']);
  expect(screen.getByRole('button', { name: 'Send 2 invitations' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste many addresses').value).toBe('foo@bar');
  expect(screen.getByText('What is left here is no email address.')).toBeTruthy();
});
