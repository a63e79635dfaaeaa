import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { AdminBookingsPage } from './AdminBookingsPage.tsx';

const nothing = {
  bookings: [],
  counts: { one_on_one: 0, group: 0 },
  over: { one_on_one: false, group: false },
  pagination: { current_page: 1, total_pages: 1, per_page: 20, total_entries: 0 },
};

/** Does what closes every other window. */
const tryToLeave = () => {
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Create Booking' }), { key: 'Escape' });
  const beside = document.querySelector('.mantine-Modal-overlay');
  expect(beside).not.toBeNull();
  fireEvent.click(beside ?? document.body);
};

test('ADB-41 ADB-42 the wizard stands in a window that neither Escape nor a press beside it closes, while the mentors load as well', async () => {
  setServerTime('2026-11-20T10:00:00Z');
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  serve({
    'GET /api/v2/admin/bookings?': nothing,
    'GET /api/v2/admin/mentors': () => gate.then(() => ({ mentors: [], groups: [] })),
  });
  inAlpha(<AdminBookingsPage filter={{}} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Create Booking' }));
  expect(await screen.findByText('Loading mentors...')).toBeTruthy();
  tryToLeave();
  expect(screen.getByText('Loading mentors...')).toBeTruthy();
  release();
  await waitFor(() => expect(screen.queryByText('Loading mentors...')).toBeNull());
  tryToLeave();
  const wizard = within(screen.getByRole('dialog', { name: 'Create Booking' }));
  expect(wizard.getByText('Duration')).toBeTruthy();
  fireEvent.click(wizard.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create Booking' })).toBeNull());
});
