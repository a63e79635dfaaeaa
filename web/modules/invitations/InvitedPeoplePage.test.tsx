import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OutstandingInvitation } from '../../../contract/invitations/schemas.ts';
import { mentee as me } from '../../testing/people.fixture.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { InvitedPeoplePage } from './InvitedPeoplePage.tsx';

const today = 'This person got their invitation in the last 24 hours.';
const ann: OutstandingInvitation = {
  id: 71,
  email: 'ann@example.com',
  name: 'Ann Lim',
  status: 'sent',
  sent_at: '2026-11-18T10:00:00Z',
  expires_at: null,
  role: { id: 2, name: 'Mentee' },
  why_not_resend: null,
};
const bob: OutstandingInvitation = {
  ...ann,
  id: 72,
  email: 'bob@example.com',
  name: '',
  role: { id: 4, name: 'Mentor' },
  why_not_resend: today,
};
const list = { invited: [ann, bob], total: 2, page: 1, max_pages: 1 };

const open = (answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({ 'GET /users/current': me, 'GET /programs/3/invited': list, ...answers });
  inAlpha(<InvitedPeoplePage filter={{}} onFilter={() => {}} />);
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
};

test('C5 whoever was invited to any role and has not joined is listed with that role, and counted on the tab', async () => {
  open();
  const table = within(await screen.findByRole('region', { name: 'Invited, not yet joined' })).getByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    );
  expect(rows).toEqual([
    ['ann@example.com', 'Ann Lim', 'Mentee', 'Sent', 'Wed, 18 Nov 2026'],
    ['bob@example.com', '–', 'Mentor', 'Sent', 'Wed, 18 Nov 2026'],
  ]);
  const tab = screen.getByRole('link', { name: /Invited, not yet joined/ });
  expect([tab.textContent, tab.getAttribute('href')]).toEqual([
    'Invited, not yet joined2',
    '/app/acme/alpha/admin/user_management/invited',
  ]);
});

test('C5 one person is written to again from the list; whoever was written to today is not, and it says why', async () => {
  const sent = open({ 'POST /roles/2/invited/71/resend': { message: 'The invitation was sent again.' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Resend the invitation of ann@example.com' }));
  expect(await screen.findByText('The invitation was sent again.')).toBeTruthy();
  const other = screen.getByRole('button', { name: /^Resend the invitation of bob@example\.com/ });
  expect(other.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(other);
  expect(sent()).toEqual(['POST /roles/2/invited/71/resend']);
});

test('C5 an invitation is taken back from the list, after a question', async () => {
  const sent = open({ 'DELETE /roles/4/invited/72': { message: 'The invitation has been taken back.' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Take back the invitation of bob@example.com' }));
  expect(sent()).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent()).toEqual(['DELETE /roles/4/invited/72']));
});

test('nobody waiting says what to do next, and a failure can be tried again', async () => {
  open({ 'GET /programs/3/invited': { invited: [], total: 0, page: 1, max_pages: 1 } });
  expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe(
    '/app/acme/alpha/admin/user-invites',
  );
});

test('a list that cannot be loaded says so and offers Retry', async () => {
  open({ 'GET /programs/3/invited': refusal('programmes.not_found', 404) });
  expect(await screen.findByText('This program does not exist.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
