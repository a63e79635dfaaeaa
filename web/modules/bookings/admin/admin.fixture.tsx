import { fireEvent, screen } from '@testing-library/react';
import type { AdminBookings, AdminBooking } from '../../../../contract/bookings/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { AdminBookingsPage } from './AdminBookingsPage.tsx';
import type { BookingFilter } from './search.ts';

export const zone = 'Asia/Kuala_Lumpur';
export const person = (id: number, name: string) => ({ id, name, photo_url: null, deleted: false });
export const booking = (id: number, more: Partial<AdminBooking> = {}): AdminBooking => ({
  id,
  status: 'upcoming',
  label: 'Confirmed',
  tone: 'blue',
  booking_type: 'one_on_one',
  start_at: '2026-11-23T02:00:00Z',
  end_at: '2026-11-23T03:00:00Z',
  booking_date: '2026-11-23',
  booking_time: '10:00',
  start_time: '10:00',
  end_time: '11:00',
  duration: 60,
  display_timezone: zone,
  program_id: 3,
  program: { name: 'Alpha', slug: 'alpha', enterprise_slug: 'acme' },
  mentor: person(1, 'Daniel Lim'),
  mentors: [person(1, 'Daniel Lim')],
  mentees: [person(2, 'Aina Zulkifli')],
  created_by: { id: 2, name: 'Aina Zulkifli' },
  session_method: 'video call',
  location: null,
  contact_info: null,
  topic: 'A first job',
  learning_objectives: [{ objective: 'A plan' }],
  meetings: [],
  auto_completed: false,
  cancel_reason: null,
  missed_participant_id: null,
  reports: [],
  credits_charged: 10,
  may_delete: false,
  refundable: false,
  allowed_actions: ['complete', 'cancel', 'reschedule'],
  why_not: { reschedule: null, refund: more.allowed_actions?.includes('refund') ? null : 'bookings.not_allowed_now' },
  completing_early: false,
  cancelling_returns_points: true,
  ...more,
});
export const listOf = (bookings: AdminBooking[], more: Partial<AdminBookings> = {}): AdminBookings => ({
  bookings,
  counts: { one_on_one: bookings.length, group: 4 },
  over: { one_on_one: false, group: false },
  pagination: { current_page: 1, total_pages: 1, per_page: 20, total_entries: bookings.length },
  ...more,
});

export const open = (answers: Parameters<typeof serve>[0], asked: BookingFilter = {}) => {
  const { calls } = serve(answers);
  const asks: object[] = [];
  inAlpha(<AdminBookingsPage filter={asked} zone={zone} onFilter={(next) => asks.push(next)} />);
  return { calls, asks };
};
export const listed = 'GET /api/v2/admin/bookings?';
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const details = async (id: number) =>
  fireEvent.click(await screen.findByRole('button', { name: `View details of booking ${id}` }));
