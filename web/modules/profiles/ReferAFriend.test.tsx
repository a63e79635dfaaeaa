import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '../accounts/serve.fixture.ts';
import { show } from './profiles.fixture.tsx';
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

test.each([
  ['mentee', { ...friend, mentor_id: 3 }],
  ['mentor', friend],
] as const)('PRO-81 PRO-82 an invitation by a %s is sent with what the call asks for', async (userType, body) => {
  const asked = serve({ 'POST /referrals': { message: 'Sent' } });
  const onClose = vi.fn();
  show(<ReferAFriend userType={userType} mentorId={3} opened onClose={onClose} />);
  fireEvent.change(screen.getByRole('textbox', { name: /Recipient name/ }), { target: { value: friend.referee_name } });
  fireEvent.change(screen.getByRole('textbox', { name: /Email/ }), { target: { value: friend.referee_email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ method: 'POST', path: '/referrals', body }]);
  expect(screen.getByText('Invitation sent')).toBeTruthy();
});
