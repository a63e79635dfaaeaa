import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { mentee, show } from '../../modules/bookings/bookings.fixture.tsx';
import { alpha } from '../../modules/programmes/programmes.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { MemberShell } from './MemberShell.tsx';
import { PortalShell } from './PortalShell.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => {};
    },
  );
});

const asMember: ProgrammeView = {
  ...alpha,
  viewer: { role_id: 4, role_name: 'Mentee', user_type: 'mentee', is_admin: false, is_owner: false },
};

const open = (shell: ReactElement, { at = '/', programme }: { at?: string; programme?: ProgrammeView } = {}) => {
  serve({});
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  show(<RouterContextProvider router={router}>{shell}</RouterContextProvider>, {
    ...(programme && { programme }),
    tabs: { upcoming: [] },
  });
};
const bar = () => within(screen.getByRole('navigation', { name: 'Main pages' }));
const entries = () => [...bar().getAllByRole('link'), ...bar().getAllByRole('button')].map((one) => one.textContent);

test('A66 NAV-21 EVT-01 a phone’s bar on the platform: Home, Mentors, Events, Bookings, Menu', () => {
  open(<MemberShell me={mentee}>page</MemberShell>);
  expect(entries()).toEqual(['Home', 'Mentors', 'Events', 'Bookings', 'Menu']);
  expect(bar().getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/main/events');
});

test.each(['/main/events', '/events/5', '/main/mentor_class'])(
  'EVT-01 B132 at %s Events is the page one is on',
  (at) => {
    open(<MemberShell me={mentee}>page</MemberShell>, { at });
    expect(bar().getByRole('link', { name: 'Events' }).getAttribute('aria-current')).toBe('page');
  },
);

test('A66 NAV-21 NEW-05 EVT-01 a phone’s bar in a portal: Home, Bookings, Newsfeed, Events, Menu', () => {
  open(<PortalShell me={mentee}>page</PortalShell>, { programme: asMember });
  expect(entries()).toEqual(['Home', 'Bookings', 'Newsfeed', 'Events', 'Menu']);
  expect(bar().getByRole('link', { name: 'Newsfeed' }).getAttribute('href')).toBe('/app/acme/alpha/newsfeed');
  expect(bar().getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/app/acme/alpha/events');
});
