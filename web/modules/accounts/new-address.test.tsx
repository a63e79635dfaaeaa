import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { AccountSettings, NewAddressPage, OldAddressPage, SignInPage } from './index.ts';

const open = (page: ReactElement) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const led: unknown[] = [];
  vi.spyOn(router, 'navigate').mockImplementation((to) => {
    led.push(to.href);
    return Promise.resolve();
  });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <RouterContextProvider router={router}>{page}</RouterContextProvider>
    </QueryClientProvider>,
  );
  return led;
};
const withDetails = ({ status, body }: ReturnType<typeof refusal>, details: object) => ({
  status,
  body: { ...(body as object), ...details },
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role=dialog] input[name="${name}"]`);
const type = (name: string, value: string) => fireEvent.change(field(name) as HTMLElement, { target: { value } });
const change = 'POST /users/current/change_email';

test('M39 a new address is asked for with the password; that a link is on its way is said once, and the window has closed', async () => {
  const message = 'We sent a link to your new address. It becomes yours here when you confirm it.';
  const { asked } = serve({ 'GET /users/current': mentee, [change]: { message } });
  open(<AccountSettings />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  await screen.findByRole('dialog', { name: 'Change your email address' });
  press('Send the link');
  expect(await screen.findByText('Email is a required field')).toBeTruthy();
  expect(asked(change)).toEqual([]);
  type('email', 'new@example.com');
  type('current_password', 'Quiet-Harbour-41');
  press('Send the link');
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(asked(change).map(({ body }) => body)).toEqual([
    { email: 'new@example.com', current_password: 'Quiet-Harbour-41' },
  ]);
});

test('M39 an address that somebody has is said at its field, and what was typed stays', async () => {
  const fields = { email: 'Email has already been taken' };
  serve({ 'GET /users/current': mentee, [change]: () => withDetails(refusal('request.invalid'), { fields }) });
  open(<AccountSettings />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  await screen.findByRole('dialog', { name: 'Change your email address' });
  type('email', 'new@example.com');
  type('current_password', 'Quiet-Harbour-41');
  press('Send the link');
  expect(await screen.findByText('Email has already been taken')).toBeTruthy();
  expect(field('email')?.value).toBe('new@example.com');
});

test.each([
  [
    'new',
    'POST /users/new_email',
    'Confirm new address',
    <NewAddressPage key="new" token="t" />,
    'Continue',
    '/main/x',
  ],
  [
    'old',
    'POST /users/new_email/undo',
    'Undo the change',
    <OldAddressPage key="old" token="t" />,
    'Choose a new password',
    '/forgot-password',
  ],
])(
  'M39 M12 opening the link at the %s address does nothing; its button does',
  async (_which, path, button, page, on, href) => {
    const { asked } = serve({
      'GET /users/current': { ...mentee, home_url: '/main/x' },
      [path]: { message: 'It is done.' },
    });
    open(page);
    expect(asked(path)).toEqual([]);
    press(button);
    expect(await screen.findByText('It is done.')).toBeTruthy();
    expect(asked(path).map(({ body }) => body)).toEqual([{ token: 't' }]);
    const next = await screen.findByRole('link', { name: on });
    expect(next.getAttribute('href')).toBe(href);
  },
);

test('M39 a link that is dead says so', async () => {
  serve({
    'GET /users/current': mentee,
    'POST /users/new_email/undo': () => refusal('accounts.address_link_invalid'),
  });
  open(<OldAddressPage token="t" />);
  press('Undo the change');
  expect(await screen.findByText('This link has been used already or is no longer valid.')).toBeTruthy();
});

test('M39 whoever closed their own account is offered it back where they sign in', async () => {
  const { asked } = serve({
    'GET /users/current': () => refusal('accounts.not_signed_in', 401),
    'POST /login.json': () =>
      withDetails(refusal('accounts.closed_by_owner', 401), { restorable_until: '2026-12-20T04:00:00Z' }),
    'POST /login/restore': { message: 'Your account has been restored', location: '/main/dashboard', token: null },
  });
  const led = open(<SignInPage />);
  const credentials = { email: 'farid@example.com', password: 'Quiet-Harbour-41' };
  for (const [name, value] of Object.entries(credentials))
    fireEvent.change(document.querySelector(`input[name="${name}"]`) as HTMLElement, { target: { value } });
  press('Sign in');
  expect(await screen.findByText('Your account has been deactivated.')).toBeTruthy();
  expect(screen.getByText(/can restore it until .*20/)).toBeTruthy();
  expect(asked('POST /login/restore')).toEqual([]);
  // The offer is for what was sent: whoever changes it signs in again.
  const retype = (value: string) =>
    fireEvent.change(document.querySelector('input[name="email"]') as HTMLElement, { target: { value } });
  retype('farida@example.com');
  expect(screen.queryByRole('button', { name: 'Restore my account' })).toBeNull();
  retype(credentials.email);
  press('Sign in');
  await screen.findByText('Your account has been deactivated.');
  press('Restore my account');
  await waitFor(() => expect(led).toEqual(['/main/dashboard']));
  expect(asked('POST /login/restore').map(({ body }) => body)).toEqual([credentials]);
});
