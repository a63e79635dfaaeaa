import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../modules/discovery/discovery.fixture.tsx';
import { serve } from '../testing/serve.fixture.ts';
import { PageNotFound } from './PageNotFound.tsx';
import { Route as administration } from './routes/_admin.tsx';
import { Route as enterprise } from './routes/_enterprise.tsx';
import { Route as members } from './routes/_member.tsx';
import { Route as login } from './routes/login.tsx';
import { Route as signIn } from './routes/users.sign_in.tsx';

const root = createRootRoute({ notFoundComponent: PageNotFound });
const page = (path: string, { options }: { options: { component?: unknown } }) =>
  createRoute({ getParentRoute: () => root, path, component: options.component as RouteComponent });
const pages = root.addChildren([
  page('/main/bookings', members),
  page('/main/admins', administration),
  page('/dashboard', enterprise),
  page('/login', login),
  page('/users/sign_in', signIn),
]);

/** A visitor at an address of the app; returns where they end up and the calls made to the server. */
const visit = (address: string) => {
  const { calls: asked } = serve({
    'POST /login.json': {
      status: 401,
      body: { error: 'Invalid email or password.', code: 'accounts.wrong_credentials' },
    },
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  show(<RouterProvider router={createRouter({ routeTree: pages, history })} />, { me: null });
  return { asked, here: () => history.location.pathname };
};
const kept = () => decodeURIComponent(/return_to=([^;]+)/.exec(document.cookie)?.[1] ?? '');

test.each([
  ['/main/bookings', '/users/sign_in'],
  ['/main/admins', '/users/sign_in'],
  ['/dashboard', '/login'],
  ['/enterprise/nowhere', '/login'],
  ['/edit/1/nowhere', '/login'],
])(
  'ACC-09 ACC-28 ACC-49 a visitor of %s signs in at %s, as the kind of account that it is for',
  async (address, at) => {
    history.replaceState(null, '', address);
    const { asked, here } = visit(address);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect([here(), kept()]).toEqual([at, address]);
    const type = (name: string, value: string) =>
      fireEvent.change(document.querySelector(`input[name="${name}"]`) as HTMLElement, { target: { value } });
    type('email', 'farid@example.com');
    type('password', 'Quiet-Harbour-41');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/login.json'));
    const kind = at === '/login' ? { user_type: 'enterprise' } : {};
    expect(asked.at(-1)?.body).toEqual({ email: 'farid@example.com', password: 'Quiet-Harbour-41', ...kind });
  },
);

test('NAV-27 any other address that is no page says so to a visitor as well', async () => {
  const { here } = visit('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  expect(here()).toBe('/nowhere');
});

test('ACC-02 outside the portals the bar has the name that the product was given, and leads to its own first page', async () => {
  const name = document.createElement('meta');
  Object.assign(name, { name: 'product-name', content: 'Pelita' });
  document.head.append(name);
  visit('/nowhere');
  const brand = await screen.findByRole('link', { name: 'Pelita' });
  name.remove();
  expect(brand.getAttribute('href')).toBe('/');
});
