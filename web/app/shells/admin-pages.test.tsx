import type { walks } from '../../../tools/walks.mjs';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alpha, inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { useAdminPages } from './admin-pages.ts';

const files = import.meta.glob('../../../e2e/walks/*.json', { eager: true, import: 'default' });
/** The entries that no document prints, from the files of their modules. */
const unprinted = Object.values(files as Record<string, (typeof walks)[number]>).flatMap(({ menu }) => menu);
const isPrinted = (group: string | null, entry: string | null) =>
  !unprinted.some(([its, text]) => its === group && text === entry);

const Menu = () =>
  useAdminPages(alpha).map(({ key, label, items }) => (
    <section key={key} aria-label={label ?? key}>
      {items.map(({ href, label: words }) => (
        <p key={href}>{`${words}: ${href?.replace('/app/acme/alpha/admin', '')}`}</p>
      ))}
    </section>
  ));

test('NAV-02 NAV-03 NAV-04 NAV-06 the groups of the admin area and their pages stand in the printed order, each under its name', () => {
  const history = createMemoryHistory({ initialEntries: ['/app/acme/alpha/admin'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  inAlpha(
    <RouterContextProvider router={router}>
      <Menu />
    </RouterContextProvider>,
  );
  const groups = screen.getAllByRole('region').map((group) => ({
    name: group.getAttribute('aria-label'),
    entries: [...group.querySelectorAll('p')].map(({ textContent }) => textContent),
  }));
  for (const [group, entry] of unprinted)
    expect(groups).toContainEqual({ name: group, entries: expect.arrayContaining([entry]) });
  const printed = groups.map(({ name, entries }) => [name, entries.filter((entry) => isPrinted(name, entry))]);
  expect(printed).toEqual([
    ['dashboard', ['Dashboard: ']],
    [
      'Program Settings',
      ['Settings: /settings', 'Appearance: /appearance', 'Agenda: /agenda', 'Resources: /resources'],
    ],
    [
      'Users',
      [
        'User management: /user_management',
        'Applications: /applications',
        'User invites: /user-invites',
        'Availability: /availability',
      ],
    ],
    [
      'Mentorship',
      [
        'Groups and pairings: /group_and_pairings_management',
        'Mentor services: /goals',
        'Bookings: /bookings/bookings_list',
        'Mentorship ratings: /mentorship_ratings',
        'Reported bookings: /bookings/reported',
      ],
    ],
  ]);
});
