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

/** Every group of the menu, with its printed pages. */
const printedGroups = () => {
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
  return groups.map(({ name, entries }) => [name, entries.filter((entry) => isPrinted(name, entry))]);
};

test('NAV-02 NAV-03 NAV-04 NAV-05 the admin area begins with its settings, its users and its community, in the printed order', () => {
  expect(printedGroups().slice(0, 4)).toEqual([
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
    ['Community', ['Events: /events', 'Newsfeed: /newsfeed']],
  ]);
});

test('NAV-06 NAV-07 NAV-08 then come mentorship, analytics and surveys, and nothing else', () => {
  expect(printedGroups().slice(4)).toEqual([
    [
      'Mentorship',
      [
        'Groups and pairings: /group_and_pairings_management',
        'Pairing health: /pairing-health',
        'Mentor services: /goals',
        'Bookings: /bookings/bookings_list',
        'Mentorship ratings: /mentorship_ratings',
        'Chat management: /chat_management',
        'Reported bookings: /bookings/reported',
      ],
    ],
    ['Analytics', ['Analytics: /analytics']],
    ['Surveys', ['Surveys: /surveys']],
  ]);
});
