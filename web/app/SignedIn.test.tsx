import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProgrammeView } from '../../contract/programmes/index.ts';
import { mentee } from '../modules/discovery/discovery.fixture.tsx';
import { ProgrammeSignInPage } from '../modules/invitations/index.ts';
import { serve } from '../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../modules/programmes/programmes.fixture.tsx';
import { doorOf, doorWordsIn } from './door.ts';
import { SignedInHere } from './SignedIn.tsx';

const root = createRootRoute();
const Door = () => {
  const door = doorOf(doorWordsIn(Object.fromEntries(new URLSearchParams(window.location.search))));
  return door && <ProgrammeSignInPage door={door} />;
};
const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component });
const pages = root.addChildren([
  page('/app/acme/alpha/bookings', () => <SignedInHere>{(me) => `Bookings of ${me.full_name}`}</SignedInHere>),
  page('/app/acme/alpha/overviews', () => 'The overview'),
  page('/users/login', Door),
]);

/** A visitor at an address; after signing in they are `me`, and go where the server would send them by their cookie. */
const visit = (address: string, door: object = {}) => {
  window.history.pushState({}, '', address);
  let isIn = false;
  serve({
    'GET /users/current': () =>
      isIn ? mentee : { status: 401, body: { error: 'No', code: 'accounts.not_signed_in' } },
    'GET /programs': { ...alpha, viewer: null } satisfies ProgrammeView,
    'GET /invitations': {
      invite: 'none',
      role: null,
      email: null,
      firstname: '',
      lastname: '',
      has_account: true,
      why_not_join: null,
      joins_as: ['mentee'],
      is_member: true,
      location: '/app/acme/alpha/overviews',
      ...door,
    },
    'POST /login.json': () => {
      isIn = true;
      const [, kept] = /return_to=([^;]+)/.exec(document.cookie) ?? [];
      return {
        message: 'Login successful',
        token: null,
        location: kept ? decodeURIComponent(kept) : '/main/dashboard',
      };
    },
  });
  inAlpha(<RouterProvider router={createRouter({ routeTree: pages })} />);
};
const signIn = async () => {
  fireEvent.change(await screen.findByLabelText(/Email/, {}, slow), { target: { value: mentee.email } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Lantern#2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
/** Three calls and two page loads happen between the click and its result. */
const slow = { timeout: 10_000 };
const here = () => window.location.pathname + window.location.search;

test('ACC-50 NAV-26 a visitor of a portal signs in under its look, and comes back to the same address (B137)', async () => {
  visit('/app/acme/alpha/bookings?tab=closed');
  expect(await screen.findByText('Sign in to Alpha', {}, slow)).toBeTruthy();
  expect(here()).toBe('/users/login?enterprise_id=2&program_id=3');
  await signIn();
  expect(await screen.findByText('Bookings of Farid Osman', {}, slow)).toBeTruthy();
  expect(here()).toBe('/app/acme/alpha/bookings?tab=closed');
});

test('ACC-50 who came from elsewhere goes into the program they signed in to', async () => {
  document.cookie = 'return_to=%2Fmain%2Fbookings; Path=/';
  visit('/users/login?enterprise_id=2&program_id=3');
  await signIn();
  await waitFor(() => expect(here()).toBe('/app/acme/alpha/overviews'), slow);
});
