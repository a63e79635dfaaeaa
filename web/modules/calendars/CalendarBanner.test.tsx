import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../testing/people.fixture.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { CalendarBanner } from './CalendarBanner.tsx';

const whole = { connected: true, broken: false, changes: 0, link_url: '/a', unlink_url: '/a' };
const open = (google: Partial<typeof whole>, microsoft: Partial<typeof whole> = {}) =>
  renderUi(
    <CalendarBanner
      me={{
        ...mentee,
        slug: 'mei',
        linked_calendars: { google: { ...whole, ...google }, microsoft: { ...whole, ...microsoft } },
      }}
    />,
  );

test('CAL-10 the owner of a broken link is told on every page, and led to where it is mended', () => {
  open({ broken: true }, { broken: true });
  const banner = screen.getByRole('region', { name: "We can't read your linked calendar: Google, Outlook." });
  expect(banner.textContent).toContain('Please check requests by hand.');
  expect(screen.getByRole('link', { name: 'See what to do' }).getAttribute('href')).toBe(
    '/users/mei/edit/integrations',
  );
});

test('CAL-10 whoever is asked about a change is led to the question', () => {
  open({ changes: 1 });
  expect(screen.getByRole('region', { name: 'Follow the calendar?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/users/mei/edit/integrations');
});

test('CAL-10 with everything in order there is no banner', () => {
  open({});
  expect(screen.queryByRole('region')).toBeNull();
});
