import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { ForgotPasswordPage, ResetPasswordPage, SignInPage, SignUpPage, useSignOut } from './index.ts';
import { serve } from '../../testing/serve.fixture.ts';

/** Opens a page for someone with this home; returns where they are redirected. */
const open = (page: ReactElement, home: string | null) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const led: unknown[] = [];
  vi.spyOn(router, 'navigate').mockImplementation((to) => {
    led.push(to.href);
    return Promise.resolve();
  });
  const client = newQueryClient();
  client.setQueryData(['me'], home === null ? null : { id: 7, home_url: home });
  renderUi(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>{page}</RouterContextProvider>
    </QueryClientProvider>,
  );
  return { led, client };
};

const pages: [string, ReactElement][] = [
  ['sign-in', <SignInPage key="in" />],
  ['sign-up', <SignUpPage key="up" />],
  ['forgot-password', <ForgotPasswordPage key="forgot" />],
  ['reset-password', <ResetPasswordPage key="reset" token="t" />],
];

test.each(pages)('ACC-08 whoever is signed in is sent home from the %s page', (_name, page) => {
  serve({});
  expect(open(page, '/dashboard').led).toEqual(['/dashboard']);
  expect(screen.queryByRole('form')).toBeNull();
});

test.each(pages)('ACC-08 ACC-52 a visitor stays at the %s page, with its picture beside the form', (_name, page) => {
  serve({});
  expect(open(page, null).led).toEqual([]);
  expect(screen.getByRole('form')).toBeTruthy();
  const picture = document.querySelector('aside');
  expect(picture?.querySelector('svg')).toBeTruthy();
  expect(picture?.nextElementSibling?.contains(screen.getByRole('form'))).toBe(true);
});

const type = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(document.querySelector(`input[name="${name}"]`) as HTMLElement, { target: { value } });
};
const typedIn = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value]),
  );
const credentials = { email: 'farid@example.com', password: 'Quiet-Harbour-41' };

test.each([
  ['members', undefined, {}],
  ['the enterprise app', 'enterprise', { user_type: 'enterprise' }],
])('ACC-28 ACC-30 the sign-in page of %s sends the kind of account that it is for', async (_which, hint, kind) => {
  const { calls: asked } = serve({
    'POST /login.json': { message: 'Login successful', location: '/dashboard', token: null },
  });
  const { led } = open(<SignInPage {...(hint !== undefined && { hint })} />, null);
  type(credentials);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Login successful')).toBeTruthy();
  expect(asked[0]).toEqual({ method: 'POST', path: '/login.json', body: { ...credentials, ...kind } });
  expect(led).toEqual(['/dashboard']);
});

const reset = { password: 'Quiet-Harbour-41', password_confirmation: 'Quiet-Harbour-41' };
test.each([
  ['sign-in', '/login.json', <SignInPage key="in" />, 'Sign in', credentials],
  [
    'forgot-password',
    '/users/password',
    <ForgotPasswordPage key="forgot" />,
    'Send reset link',
    { email: 'farid@example.com' },
  ],
  ['reset-password', '/users/password/reset', <ResetPasswordPage key="reset" token="t" />, 'Save new password', reset],
])(
  'ACC-30 ACC-36 ACC-40 the %s form says what the server says, and the general words where no answer comes; nothing typed is lost',
  async (_name, address, page, button, values) => {
    let answer: () => object | Promise<never> = () => ({
      status: 429,
      body: { error: 'Too many requests. Please try again later.', code: 'request.too_many' },
    });
    serve({ [`POST ${address}`]: () => answer() });
    open(page, null);
    type(values);
    const send = () => fireEvent.click(screen.getByRole('button', { name: button }));
    send();
    expect(await screen.findByText('Too many requests. Please try again later.')).toBeTruthy();
    answer = () => Promise.reject(new TypeError('no line'));
    send();
    expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
    expect(typedIn(Object.keys(values))).toEqual(values);
  },
);

const LogOut = () => {
  const { mutate } = useSignOut();
  return <button onClick={() => mutate()}>Log out</button>;
};

test('ACC-31 who logs out reads that they have, at the sign-in page', async () => {
  serve({ 'DELETE /users/logout': { message: 'Logout successful' } });
  const { led, client } = open(<LogOut />, '/main/dashboard');
  fireEvent.click(screen.getByText('Log out'));
  expect(await screen.findByText('Logout successful')).toBeTruthy();
  await waitFor(() => expect(client.getQueryData(['me'])).toBeNull());
  expect(led).toEqual(['/users/sign_in']);
});

test('ACC-31 where logging out fails it is said, and nobody is sent away', async () => {
  serve({ 'DELETE /users/logout': { status: 500, body: { error: 'Broken', code: 'request.fault' } } });
  const { led, client } = open(<LogOut />, '/main/dashboard');
  fireEvent.click(screen.getByText('Log out'));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(led).toEqual([]);
  expect(client.getQueryData(['me'])).toEqual({ id: 7, home_url: '/main/dashboard' });
});

/** Records the calls that are sent, each with the credentials it carries. */
const listening = () => {
  const inner = globalThis.fetch;
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const bearer = new Headers(init.headers).get('authorization') ?? 'no token';
    if (address !== '/csrf') sent.push(`${init.method ?? 'GET'} ${address} (${bearer})`);
    return inner(address, init);
  });
  return sent;
};

test.each([
  ['live', { message: 'Logout successful' }, []],
  [
    'dead',
    { status: 401, body: { error: 'Please sign in first.', code: 'accounts.not_signed_in' } },
    ['DELETE /users/logout (no token)'],
  ],
])('ACC-31 ACC-32 who has a %s token of the enterprise API logs out by it', async (_state, answer, then) => {
  localStorage.setItem('enterprise_token', 'abc');
  serve({ 'DELETE /kill-session': answer, 'DELETE /users/logout': { message: 'Logout successful' } });
  const sent = listening();
  const { led } = open(<LogOut />, '/dashboard');
  fireEvent.click(screen.getByText('Log out'));
  expect(await screen.findByText('Logout successful')).toBeTruthy();
  expect(sent).toEqual(['DELETE /kill-session (Bearer abc)', ...then]);
  await waitFor(() => expect(localStorage.getItem('enterprise_token')).toBeNull());
  expect(led).toEqual(['/users/sign_in']);
});

test('ACC-51 SYS-13 the address to come back to is kept for 24 hours (B02, M29)', () => {
  const kept = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  rememberReturnAddress('/main/bookings?tab=closed');
  expect(kept.mock.calls).toEqual([
    ['return_to=%2Fmain%2Fbookings%3Ftab%3Dclosed; Max-Age=86400; Path=/; SameSite=Lax'],
  ]);
});

test('ACC-03 the sign-up page shows companies their way in', () => {
  serve({});
  open(<SignUpPage />, null);
  expect(screen.getByRole('link', { name: 'run a mentoring program of your own' }).getAttribute('href')).toBe(
    '/register',
  );
});
