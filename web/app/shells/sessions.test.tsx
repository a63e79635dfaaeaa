import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { aBooking, mentee, show } from '../../modules/bookings/bookings.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha } from '../../modules/programmes/programmes.fixture.tsx';
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

const open = (shell: ReactElement, programme?: ProgrammeView) => {
  serve({});
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  show(<RouterContextProvider router={router}>{shell}</RouterContextProvider>, {
    ...(programme && { programme }),
    tabs: { upcoming: [aBooking()] },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Your sessions' }));
  return within(screen.getByRole('dialog', { name: 'Bookings' }));
};
const asMember: ProgrammeView = {
  ...alpha,
  viewer: { role_id: 4, role_name: 'Mentee', user_type: 'mentee', is_admin: false, is_owner: false },
};

test.each([
  [
    'on the platform',
    <MemberShell key="m" me={mentee}>
      page
    </MemberShell>,
    undefined,
  ],
  [
    'in a portal',
    <PortalShell key="p" me={mentee}>
      page
    </PortalShell>,
    asMember,
  ],
])('BKG-15 %s the bar of every page opens the nearest sessions, in three tabs', (_where, shell, programme) => {
  const drawer = open(shell, programme);
  expect(drawer.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Upcoming (1)',
    'To Review (0)',
    'Closed (0)',
  ]);
  expect(drawer.getByText('Aisyah Rahman')).toBeTruthy();
});

test('BKG-15 on a phone the same button opens them', () => {
  const matching = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matching(media), { matches: media.includes('max-width: 47.99em') }),
  );
  const drawer = open(<MemberShell me={mentee}>page</MemberShell>);
  expect(drawer.getByText('Aisyah Rahman')).toBeTruthy();
});
