import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReflection, anActivity } from '../../modules/analytics/latest/latest.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { ProgrammeOverviewPage } from './ProgrammeOverviewPage.tsx';

test('PRG-52 the dashboard of a program leads its admins to the settings of the members’ dashboards', () => {
  serve({});
  inAlpha(<ProgrammeOverviewPage />);
  const link = screen.getByRole('link', { name: 'Dashboard settings' });
  expect(link.getAttribute('href')).toBe('/app/acme/alpha/admin/dashboard_settings');
});

test('DSH-17 DSH-26 REV-31 the dashboard has the latest activities and reflections, and the structure with Create Agenda', async () => {
  serve({
    'GET /dashboard/activities': { activities: [anActivity(1, 'confirmed')], page: 1, total_pages: 1 },
    'GET /dashboard/latest_reflections': { reflections: [aReflection()] },
    'GET /agendas': { agendas: [] },
  });
  inAlpha(<ProgrammeOverviewPage />);
  const card = (name: string) => within(screen.getByRole('region', { name }));
  expect(await card('Latest activities').findByText('Session Confirmed')).toBeTruthy();
  expect(
    card('Latest activities')
      .getByRole('link', { name: /^View all/ })
      .getAttribute('href'),
  ).toBe('/app/acme/alpha/admin/activities');
  expect(await card('Latest reflections').findByText('Clear advice.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Programme Structure' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Create Agenda' })).toBeTruthy();
});
