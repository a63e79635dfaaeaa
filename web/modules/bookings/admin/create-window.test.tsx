import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { inAlpha, serve } from '../../programmes/programmes.fixture.tsx';
import { AdminBookingsPage } from './AdminBookingsPage.tsx';

const nothing = {
  bookings: [],
  counts: { one_on_one: 0, group: 0 },
  over: { one_on_one: false, group: false },
  pagination: { current_page: 1, total_pages: 1, per_page: 20, total_entries: 0 },
};

test('ADB-41 ADB-42 the wizard stands in a window that Escape does not close, once the mentors are there', async () => {
  setServerTime('2026-11-20T10:00:00Z');
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  serve({
    'GET /api/v2/admin/bookings?': nothing,
    'GET /api/v2/admin/mentors': () => gate.then(() => ({ mentors: [], groups: [] })),
  });
  inAlpha(<AdminBookingsPage asked={{}} zone="Asia/Kuala_Lumpur" Reviews={() => null} onAsk={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Create Booking' }));
  expect(await screen.findByText('Loading mentors...')).toBeTruthy();
  release();
  await waitFor(() => expect(screen.queryByText('Loading mentors...')).toBeNull());
  const wizard = await screen.findByRole('dialog', { name: 'Create Booking' });
  fireEvent.keyDown(wizard, { key: 'Escape' });
  expect(within(screen.getByRole('dialog', { name: 'Create Booking' })).getByText('Duration')).toBeTruthy();
});
