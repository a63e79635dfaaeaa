import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { ForgotPasswordPage, ResetPasswordPage, SignInPage, SignUpPage, useSignOut } from './index.ts';
import { serve } from './serve.fixture.ts';

/** A page, for whoever's home this is; hands back where they are sent. */
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

test.each(pages)('ACC-08 a visitor stays at the %s page', (_name, page) => {
  serve({});
  expect(open(page, null).led).toEqual([]);
  expect(screen.getByRole('form')).toBeTruthy();
});

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
  expect(client.getQueryData(['me'])).not.toBeNull();
});

test('ACC-51 SYS-13 the address to come back to is kept for 30 minutes (B02)', () => {
  const kept = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  rememberReturnAddress('/main/bookings?tab=closed');
  expect(kept.mock.calls).toEqual([
    ['return_to=%2Fmain%2Fbookings%3Ftab%3Dclosed; Max-Age=1800; Path=/; SameSite=Lax'],
  ]);
});
