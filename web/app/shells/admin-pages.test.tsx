import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alpha, inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { useAdminPages } from './admin-pages.ts';

const Menu = () =>
  useAdminPages(alpha).map(({ key, label, items }) => (
    <section key={key} aria-label={label ?? key}>
      {items.map(({ href }) => (
        <p key={href}>{href?.replace('/app/acme/alpha/admin', '')}</p>
      ))}
    </section>
  ));

test('NAV-02 NAV-03 NAV-04 NAV-06 the groups of the admin area and their pages stand in the printed order', () => {
  const history = createMemoryHistory({ initialEntries: ['/app/acme/alpha/admin'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  inAlpha(
    <RouterContextProvider router={router}>
      <Menu />
    </RouterContextProvider>,
  );
  const groups = screen
    .getAllByRole('region')
    .map((group) => [
      group.getAttribute('aria-label'),
      [...group.querySelectorAll('p')].map(({ textContent }) => textContent),
    ]);
  expect(groups).toEqual([
    ['dashboard', ['']],
    ['Program Settings', ['/settings', '/appearance', '/agenda', '/resources']],
    ['Users', ['/user_management', '/applications', '/user-invites', '/availability']],
    [
      'Mentorship',
      [
        '/group_and_pairings_management',
        '/goals',
        '/bookings/bookings_list',
        '/mentorship_ratings',
        '/bookings/reported',
      ],
    ],
  ]);
});
