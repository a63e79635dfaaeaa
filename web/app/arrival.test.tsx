import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Heading } from '../ui/Text.tsx';
import { renderUi } from '../ui/render.fixture.tsx';
import { toastInfo } from '../ui/toast.tsx';
import { followNavigation } from './arrival.ts';

// Whoever does something ends the watching for a heading, which would outlive the test.
afterEach(() => void dispatchEvent(new Event('keydown')));

let arrive = () => {};
const Late = ({ ready, skeleton }: { ready: Promise<void>; skeleton: ReactElement }) => {
  const [there, setThere] = useState(false);
  useEffect(() => void ready.then(() => setThere(true)), [ready]);
  return there ? <Heading level={1}>Reviews</Heading> : skeleton;
};
const ready = new Promise<void>((resolve) => {
  arrive = resolve;
});
let arriveAgain = () => {};
const again = new Promise<void>((resolve) => {
  arriveAgain = resolve;
});

const open = async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <button type="button">Menu</button>
        <main>
          <Outlet />
          <div role="dialog" aria-label="Menu">
            <button type="button">Entry</button>
          </div>
        </main>
      </>
    ),
  });
  const page = (path: string, component: () => ReactElement) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    page('/sessions', () => <Heading level={1}>Sessions</Heading>),
    page('/people', () => <Heading level={1}>People</Heading>),
    page('/reviews', () => <Late ready={ready} skeleton={<p>…</p>} />),
    page('/profile', () => (
      <Late
        ready={again}
        skeleton={
          <Heading key="while" level={1}>
            Profile
          </Heading>
        }
      />
    )),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/sessions'] });
  const router = createRouter({ routeTree, history });
  followNavigation(router);
  // As in our app, apart from the routes.
  renderUi(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { name: 'Sessions' });
  return (to: string) => act(() => router.navigate({ to } as never));
};
const focused = () => document.activeElement?.textContent;

test('another page takes the focus to its heading; the first one, and another view of the same page, do not', async () => {
  const go = await open();
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'Menu' }).focus();
  await go('/people');
  await waitFor(() => expect(focused()).toBe('People'));
  screen.getByRole('button', { name: 'Menu' }).focus();
  await go('/people?tab=all');
  expect(focused()).toBe('Menu');
});

test('an entry of a drawer leads to the heading, though drawers open inside of the page', async () => {
  const go = await open();
  screen.getByRole('button', { name: 'Entry' }).focus();
  await go('/people');
  await waitFor(() => expect(focused()).toBe('People'));
});

test('a page that shows its heading later is waited for, unless somebody goes on meanwhile', async () => {
  const go = await open();
  await go('/reviews');
  expect(document.activeElement).toBe(document.body);
  await act(() => Promise.resolve(arrive()));
  await waitFor(() => expect(focused()).toBe('Reviews'));
});

test('a heading that stands there while the page loads hands the focus on to the real one', async () => {
  const go = await open();
  await go('/profile');
  await waitFor(() => expect(focused()).toBe('Profile'));
  await act(() => Promise.resolve(arriveAgain()));
  await waitFor(() => expect(focused()).toBe('Reviews'));
});

test('DIS-29 what a message offers to do goes with its page; what it says alone stays', async () => {
  const go = await open();
  act(() => {
    toastInfo('Please sign in', { ms: 60_000, action: { label: 'Sign in to book Aisyah', href: '/users/sign_in' } });
    toastInfo('Saved', { ms: 60_000 });
  });
  expect(screen.getByText('Please sign in')).toBeTruthy();
  await go('/people');
  expect(screen.queryByText('Please sign in')).toBeNull();
  expect(screen.getByText('Saved')).toBeTruthy();
});
