import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
