import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '../../testing/serve.fixture.ts';
import { mentee, mentor, show } from './profiles.fixture.tsx';
import { ReferAFriend } from './ReferAFriend.tsx';

test.each([
  ['mentee', 'Refer a Friend'],
  ['mentor', 'Invite a Mentor'],
  ['admin', 'Invite a Mentor'],
] as const)('PRO-80 a %s reads %s', (userType, title) => {
  show(<ReferAFriend userType={userType} opened onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

test('PRO-81 name and address are needed, and the address must be one', async () => {
  show(<ReferAFriend userType="mentee" mentorId={3} opened onClose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Recipient name is a required field')).toBeTruthy();
  expect(screen.getByText('Email is a required field')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), { target: { value: 'ben@' } });
  expect(await screen.findByText('Email must be a valid email')).toBeTruthy();
});

const friend = { referee_name: 'Ben Ong', referee_email: 'ben@example.org' };
const open = (me: typeof mentee, onClose = () => {}) =>
  show(<ReferAFriend userType={me.user_type} mentorId={3} opened onClose={onClose} />, { know: [[['me'], me]] });

test.each([
  ['mentee', mentee, { ...friend, user_id: 7, user_type: 'mentee', mentor_id: 3 }],
  ['mentor', mentor, { ...friend, user_id: 7, user_type: 'mentor' }],
])('PRO-81 PRO-82 an invitation by a %s is sent with what the call asks for', async (_who, me, body) => {
  const { calls: asked } = serve({ 'POST /referrals': { message: 'Sent' } });
  const onClose = vi.fn();
  open(me, onClose);
  fireEvent.change(screen.getByRole('textbox', { name: /Recipient name/ }), { target: { value: friend.referee_name } });
  fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), { target: { value: friend.referee_email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ method: 'POST', path: '/referrals', body }]);
  expect(screen.getByText('Invitation sent')).toBeTruthy();
});

test('PRO-82 PRO-83 PRO-84 a link is generated, which says so, and is copied with one press', async () => {
  const invite_link = 'https://lantern.test/users/sign_up?ref=7Kd2';
  const { calls: asked } = serve({ 'GET /referrals': { invite_link } });
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  open(mentee);
  fireEvent.click(screen.getByRole('button', { name: 'Generate link' }));
  expect(await screen.findByText('Link generated. Click on copy link to copy the referral link.')).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual(['/referrals?user_id=7']);
  expect(screen.getByDisplayValue(invite_link)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied to clipboard')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(invite_link);
});
