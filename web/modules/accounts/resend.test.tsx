import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { currentToasts, dismissToast } from '../../ui/toastList.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { EmailAddress } from './AccountSettings/EmailAddress.tsx';
import { ConfirmationBanner, keepUnconfirmed, NeedConfirmationPage } from './index.ts';
import { serve } from '../../testing/serve.fixture.ts';

const sent = { message: 'Confirmation email sent' };
const broken = { status: 500, body: { error: 'Whatever broke', code: 'request.fault' } };
const verified = {
  status: 422,
  body: { error: 'Your account is already verified.', code: 'accounts.already_confirmed' },
};
const noLine = () => Promise.reject(new TypeError('no line'));

/** Every answer that a resend can get, one for each press. */
const answering = (call: string) => {
  const answers = [noLine, () => broken, () => verified, () => sent];
  const { calls } = serve({
    [call]: () => (answers.shift() ?? noLine)(),
    'GET /users/current': { status: 401, body: { error: 'No', code: 'accounts.not_signed_in' } },
  });
  return calls;
};
const show = (part: React.ReactNode) =>
  renderUi(<QueryClientProvider client={newQueryClient()}>{part}</QueryClientProvider>);
const pressAndRead = async (button: string, ...words: string[]) => {
  for (const one of words) {
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(one)).toBeTruthy();
    expect(currentToasts().map(({ title = '', message }) => title + message)).toEqual([one]);
    for (const { id } of currentToasts()) dismissToast(id);
  }
};
const ofMembers = [
  'Something went wrong. Please try again.',
  'Oops, something went wrong!',
  'Your account is already verified.',
  'Confirmation email sent',
] as const;

test('ACC-44 ACC-45 ACC-46 beside the address it is said what became of the link: no answer, broken, verified, sent', async () => {
  const asked = answering('POST /api/v2/my/users/resend_confirmation');
  show(<EmailAddress email="farid@example.com" confirmed={false} />);
  await pressAndRead('Resend confirmation', ...ofMembers);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array.from(ofMembers, () => 'POST /api/v2/my/users/resend_confirmation'),
  );
});

test('ACC-47 who must confirm reads so over the page, with their address, and has the link sent from there', async () => {
  answering('POST /api/v2/my/users/resend_confirmation');
  show(<ConfirmationBanner me={{ must_confirm: true, email: 'owner@example.com' }} />);
  const banner = screen.getByRole('region', { name: 'Please confirm your email address.' });
  expect(banner.textContent).toContain('We sent a link to owner@example.com.');
  await pressAndRead('Resend confirmation', ...ofMembers);
});

test('ACC-43 ACC-44 ACC-45 ACC-46 at the door of the enterprise app the same failures have their own words', async () => {
  const asked = answering('POST /api/enterprise/v1/auth/resend_confirmation');
  keepUnconfirmed('owner@example.com');
  show(<NeedConfirmationPage />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Resend confirmation email' }));
  for (const words of [
    'Something went wrong. Please try again.',
    'Failed to resend confirmation email.',
    'Your account is already verified.',
    'Confirmation email sent',
  ]) {
    press();
    expect(await screen.findByText(words)).toBeTruthy();
  }
  expect(screen.queryByText('Oops, something went wrong!')).toBeNull();
  expect(asked.map(({ body }) => body)).toEqual(Array.from(ofMembers, () => ({ email: 'owner@example.com' })));
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('owner@example.com');
});
