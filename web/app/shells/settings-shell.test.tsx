import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { forgetKept } from '../../lib/kept/places.ts';
import { forgetPortal } from '../../lib/forget-portal.ts';
import { lastPortal, rememberPortal } from '../../lib/last-portal.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { SettingsShell } from './SettingsShell.tsx';

beforeEach(forgetPortal);

const openSettings = (programme: ProgrammeView) => {
  serve({
    'GET /users/current': mentee,
    'GET /programs': programme,
    'GET /api/v2/my/bookings': { upcoming: [], to_review: [], closed: [], display_timezone: 'Asia/Kuala_Lumpur' },
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  inAlpha(
    <RouterContextProvider router={router}>
      <SettingsShell me={mentee}>My settings</SettingsShell>
    </RouterContextProvider>,
  );
};
const painted = () => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-brand-5').trim();

test('NAV-13 whoever comes to their settings from a portal stays in its name and color', async () => {
  rememberPortal({ enterprise: 'acme', programme: 'alpha' });
  openSettings(alpha);
  expect((await screen.findByRole('link', { name: 'Alpha' })).getAttribute('href')).toBe('/app/acme/alpha/overviews');
  expect(screen.getByText('My settings')).toBeTruthy();
  expect(painted()).toBe('#7a3cc8');
});

test('NAV-13 whoever comes from the platform, or is no member any more, has the platform around their settings', async () => {
  openSettings(alpha);
  expect((await screen.findByRole('link', { name: 'Lantern' })).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Alpha' })).toBeNull();
});

test('NAV-13 a portal that somebody was removed from is not shown around their settings', async () => {
  rememberPortal({ enterprise: 'acme', programme: 'alpha' });
  openSettings({ ...alpha, viewer: null });
  expect(await screen.findByRole('link', { name: 'Lantern' })).toBeTruthy();
});

test('M29 whoever signs out leaves no portal behind', () => {
  rememberPortal({ enterprise: 'acme', programme: 'alpha' });
  forgetKept();
  expect(lastPortal()).toBeNull();
});
