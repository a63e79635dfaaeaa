import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { IdInPath, Message } from '../../schemas/types.ts';
import { failedBookingReasons } from '../values.ts';
import { Booking } from './booking.ts';

const One = z.object({ booking: Booking });

export const overdueBookings = shape({
  summary: 'The sessions of a place that wait for their conclusion (BKG-97, B40)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({ bookings: z.array(Booking) }),
  refusals: ['accounts.not_signed_in'],
});

const refusals = ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'] as const;

export const reportBooking = shape({
  summary: 'A participant says that the other one did not come (BKG-90, BKG-91)',
  idempotent: true,
  params: z.object({ id: IdInPath }),
  body: z.object({
    bookingId: IdInPath.optional(),
    reportedUserId: z.coerce.number<unknown>('Please choose a participant').int().positive(),
    reason: z.literal('absent').default('absent'),
  }),
  response: One,
  refusals: [...refusals, 'bookings.report_too_early'],
});

const F = failedBookingReasons;

/** D08: a session that had to be moved or cancelled is moved or cancelled, not reported. */
const reported = z
  .string('Please choose a reason')
  .max(500, { error: 'Please choose a reason', abort: true })
  .refine((reason) => reason !== F.rescheduled, 'Please reschedule the session instead')
  .refine((reason) => reason !== F.cancelled, 'Please cancel the session instead')
  .pipe(z.enum([F.mentee_absent, F.mentor_absent, F.others], 'Please choose a reason'));

export const failedBookingReport = shape({
  summary: 'A participant says why a session was not carried out (BKG-94)',
  idempotent: true,
  body: z
    .object({
      booking_id: z.coerce.number<unknown>().int().positive(),
      failed_booking_reason: reported,
      other_failed_booking_reason: z.string().trim().max(500, 'Please use at most 500 characters').optional(),
    })
    .refine(
      ({ failed_booking_reason: reason, other_failed_booking_reason: other }) => reason !== F.others || Boolean(other),
      { path: ['other_failed_booking_reason'], message: 'This field is required' },
    ),
  response: One.extend(Message.shape),
  refusals,
});
