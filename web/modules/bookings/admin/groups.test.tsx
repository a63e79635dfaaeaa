import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { AdminBookingPage } from './AdminBookingPage.tsx';
import { booking, details, listed, listOf, open, person, zone } from './admin.fixture.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

const mentors = [person(1, 'Daniel Lim'), person(5, 'Farah Idris')];
const mentees = [person(2, 'Aina Zulkifli'), person(4, 'Bala Rajan')];
const ofGroup = (more: Parameters<typeof booking>[1] = {}) =>
  booking(41, { booking_type: 'group', mentors, mentees, ...more });

test('ADB-03 ADB-27 a second mentor of a group stands in the row and in the details, also as who did not come', async () => {
  open({ [listed]: listOf([ofGroup({ status: 'missed', label: 'Missed', missed_participant_id: 5 })]) });
  const row = within((await screen.findByText('Farah Idris')).closest('tr') ?? document.body);
  expect(within(row.getAllByRole('cell')[2] ?? document.body).getByText('Daniel Lim')).toBeTruthy();
  await details(41);
  const window = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  const said = (label: string) => window.getByText(label).parentElement?.textContent;
  expect(said('Mentors')).toBe('MentorsDaniel Lim, Farah Idris');
  expect(said('Did not come')).toBe('Did not comeFarah Idris');
});

test('ADB-22 ADB-28 the page of a group’s session names each mentor, and each may be the one who did not come', async () => {
  const over = ofGroup({ allowed_actions: ['miss'] });
  const { calls } = serve({
    'GET /api/v2/admin/bookings/41': { booking: over },
    'PATCH /api/v2/admin/bookings/41/miss': { booking: over, message: 'Booking marked as missed successfully!' },
  });
  inAlpha(<AdminBookingPage id={41} zone={zone} />);
  const aside = within(await screen.findByRole('complementary', { name: 'Participants' }));
  for (const { name } of [...mentors, ...mentees]) expect(aside.getByText(name)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as Missed' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Mark booking as missed' }));
  expect(asking.getAllByRole('radio')).toHaveLength(4);
  fireEvent.click(asking.getByRole('radio', { name: /Farah Idris/ }));
  fireEvent.click(asking.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ missed_participant_id: 5 }),
  );
});

test('ADB-04 two of a side stand in small below each other, so that the row is no higher than others', async () => {
  open({ [listed]: listOf([ofGroup()]) });
  const [name] = await screen.findAllByText('Aina Zulkifli');
  const face = name?.parentElement?.previousElementSibling;
  expect((face as HTMLElement | null)?.style.getPropertyValue('--size')).toBe('24px');
});
