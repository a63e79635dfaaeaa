import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { lost, serve } from '../../testing/serve.fixture.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { mentee } from '../../testing/people.fixture.ts';
import { SignOutPage } from './index.ts';

const signedOut = { message: 'Logout successful' };
const nobody = { status: 401, body: { error: 'Please sign in first.', code: 'accounts.not_signed_in' } };

/** The first page of a visit is `first`; later ones are pushed. */
const visit = (first: string) => {
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    page('/main/dashboard', () => 'The dashboard'),
    page('/users/sign_in', () => 'The sign-in page'),
    page('/users/logout', SignOutPage),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [first] }) });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

test('ACC-33 whoever comes to /users/logout from elsewhere is asked, and stays signed in until they say so', async () => {
  const { calls } = serve({ 'GET /users/current': mentee, 'DELETE /users/logout': signedOut });
  visit('/users/logout');
  const button = await screen.findByRole('button', { name: 'Sign out' });
  expect(screen.getByRole('heading', { name: 'Do you want to sign out?' })).toBeTruthy();
  expect(screen.getByText(`You are signed in as ${mentee.email}`, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Stay signed in' }).getAttribute('href')).toBe(mentee.home_url);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
  fireEvent.click(button);
  expect(await screen.findByText('The sign-in page')).toBeTruthy();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /users/logout');
});

test('ACC-33 whoever follows a link of ours to it is signed out at once', async () => {
  const { calls } = serve({ 'GET /users/current': mentee, 'DELETE /users/logout': signedOut });
  // What they typed in a set-up and did not save is not for whoever uses this browser next.
  localStorage.setItem('kept:7:profile', '{}');
  const router = visit('/main/dashboard');
  await screen.findByText('The dashboard');
  await router.navigate({ href: '/users/logout' });
  expect(await screen.findByText('The sign-in page')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('kept:7:profile')).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /users/logout');
});

test('ACC-33 a visitor is not asked, and goes to the sign-in page', async () => {
  const { calls } = serve({ 'GET /users/current': nobody });
  visit('/users/logout');
  expect(await screen.findByText('The sign-in page')).toBeTruthy();
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('ACC-31 where signing out fails it is said, and one can try again', async () => {
  serve({
    'GET /users/current': mentee,
    'DELETE /users/logout': { status: 500, body: { error: 'Broken', code: 'request.fault' } },
  });
  visit('/users/logout');
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign out' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
});

test('ACC-33 where it cannot be known who is signed in, one can try again', async () => {
  let answer: () => object = () => ({ status: 500, body: { error: 'Broken', code: 'request.fault' } });
  serve({ 'GET /users/current': () => answer() });
  visit('/users/logout');
  const again = await screen.findByRole('button', { name: /again|Retry/i }, { timeout: 10_000 });
  answer = () => mentee;
  fireEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy();
});

test('ACC-31 without a connection it says that nobody was signed out, and works once there is one', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const over = (answer: object) => () => (navigator.onLine ? answer : lost);
  serve({ 'GET /users/current': over(mentee), 'DELETE /users/logout': over(signedOut) });
  const router = visit('/main/dashboard');
  await screen.findByText('The dashboard');
  await router.navigate({ href: '/users/logout' });
  const words = "You're offline, so you're still signed in. Log out again when you're connected.";
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Oops, something went wrong!')).toBeNull();
  line.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The sign-in page')).toBeTruthy();
});
