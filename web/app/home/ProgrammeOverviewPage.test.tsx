import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inAlpha, serve } from '../../modules/programmes/programmes.fixture.tsx';
import { ProgrammeOverviewPage } from './ProgrammeOverviewPage.tsx';

test('PRG-52 the dashboard of a program leads its admins to the settings of the members’ dashboards', () => {
  serve({});
  inAlpha(<ProgrammeOverviewPage />);
  const link = screen.getByRole('link', { name: 'Dashboard settings' });
  expect(link.getAttribute('href')).toBe('/app/acme/alpha/admin/dashboard_settings');
});
