import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { JoinPanel } from './JoinPanel.tsx';
import type { DoorView } from './ProgrammeFrame.tsx';

const door = { enterpriseId: 2, programId: 3 };
const view = (changes: Partial<DoorView>): DoorView => ({
  invite: 'none',
  role: null,
  email: null,
  firstname: '',
  lastname: '',
  has_account: false,
  why_not_join: null,
  joins_as: [],
  is_member: false,
  location: '/app/acme/alpha/overviews',
  ...changes,
});
const joined = { message: 'You have joined the program.', location: '/app/acme/alpha/overviews' };
const token = 'abcdefghijklmnopqrstuvwxyz';
const open = (changes: Partial<DoorView>, invite?: string, confirmedAt: string | null = '2026-11-20T10:00:00Z') => {
  const { calls } = serve({
    'POST /programs/3/join': joined,
    'POST /invitations/accept': joined,
    'POST /api/v2/my/users/resend_confirmation': { message: 'Confirmation email sent' },
  });
  const { visited } = inAlpha(
    <JoinPanel
      door={{ ...door, invite }}
      view={view(changes)}
      name="Alpha"
      me={{ ...mentee, email: 'mei@example.com', confirmed_at: confirmedAt }}
    />,
  );
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { visited, sent };
};

test.each([
  ['Mentor', 'mentor'],
  ['Mentee', 'mentee'],
])('INV-27 B80 an open program is joined as a %s', async (label, userType) => {
  const { visited, sent } = open({ joins_as: ['mentee', 'mentor'] });
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
  fireEvent.click(screen.getByRole('button', { name: 'Join Alpha' }));
  expect(await screen.findByText(joined.message)).toBeTruthy();
  expect(sent()).toEqual([['/programs/3/join', { user_type: userType }]]);
  expect(visited).toEqual([joined.location]);
});

test('INV-27 a program that is not open says how it takes members', () => {
  open({});
  expect(screen.getByText('This program takes members by application or invitation.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join Alpha' })).toBeNull();
});

test('INV-27 INV-31 an invitation decides as what somebody joins', async () => {
  const { sent } = open(
    { invite: 'valid', role: { name: 'Senior Mentor', user_type: 'mentor' }, joins_as: ['mentee', 'mentor'] },
    token,
  );
  expect(screen.getByText('You are invited to join as Senior Mentor.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Join Alpha' }));
  expect(await screen.findByText(joined.message)).toBeTruthy();
  expect(sent()).toEqual([['/invitations/accept', { invite: token }]]);
});

test('INV-27 who is a member already opens the program', () => {
  open({ is_member: true, joins_as: ['mentee', 'mentor'] });
  expect(screen.getByRole('link', { name: 'Open Alpha' }).getAttribute('href')).toBe('/app/acme/alpha/overviews');
  expect(screen.queryByRole('button', { name: 'Join Alpha' })).toBeNull();
});

test.each([
  ['an open program', { joins_as: ['mentee' as const] }, undefined],
  ['the link of a role', { invite: 'valid' as const, role: { name: 'Mentee', user_type: 'mentee' as const } }, token],
])(
  'M41 without a confirmed address, %s asks for it first, and sends the link again',
  async (_door, changes, invite) => {
    const { sent } = open(changes, invite, null);
    expect(screen.getByText('Confirm your email address first')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join Alpha' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Confirmation email sent')).toBeTruthy();
    expect(sent().map(([path]) => path)).toEqual(['/api/v2/my/users/resend_confirmation']);
  },
);

test('M41 an emailed invitation proves the address, so it is accepted without another confirmation', async () => {
  const { sent } = open(
    { invite: 'valid', role: { name: 'Mentee', user_type: 'mentee' }, email: 'mei@example.com' },
    token,
    null,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Join Alpha' }));
  expect(await screen.findByText(joined.message)).toBeTruthy();
  expect(sent()).toEqual([['/invitations/accept', { invite: token }]]);
});

test('M41 the way back is kept for the page behind the emailed link', () => {
  open({ joins_as: ['mentee'] }, undefined, null);
  expect(document.cookie).toContain('return_to=');
  document.cookie = 'return_to=; Max-Age=0; Path=/';
});
