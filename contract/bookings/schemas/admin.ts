import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Several } from '../../schemas/chosen.ts';
import { Day, FileAnswer, IdInPath, Message, TimeZone } from '../../schemas/types.ts';
import { rescheduleDurations } from '../values.ts';
import { AdminBooking, BookingReport, CountsOver, Pagination, TypeCounts } from './admin-rows.ts';
import { TimeOfDay } from './booking.ts';
import { BookingKind, BookingTone, FiledUnder } from './states.ts';

const Page = IdInPath.pipe(z.number().max(100_000)).default(1);

/** ADB-10, ADB-11. A21: the admin list also accepts `single`. Days are in the caller's time zone. */
const filters = {
  type: z
    .enum([...BookingKind.options, 'single'])
    .default('one_on_one')
    .transform((type) => (type === 'single' ? 'one_on_one' : type)),
  /** A02: a request has a single status here, whichever side it is waiting for. M30: as printed too, and several. */
  status: Several([...FiledUnder.options, 'pending_accept'])
    .transform((several) => several.map((status) => (status === 'pending_accept' ? 'pending' : status)))
    .optional(),
  start_date: Day().optional(),
  end_date: Day().optional(),
  sort: z.enum(['asc', 'desc']).default('desc'),
  /** Part of a participant's name, or the booking's number. */
  search: z.string().trim().max(100).optional(),
};

const inProgramme = { program_id: IdInPath.optional() };

const here = [
  'accounts.not_signed_in',
  'accounts.platform_admins_only',
  'programmes.not_found',
  'programmes.admins_only',
] as const;

const List = z.object({
  bookings: z.array(AdminBooking),
  counts: TypeCounts,
  over: CountsOver,
  pagination: Pagination,
});

export type AdminBookings = z.infer<typeof List>;

export const listAdminBookings = shape({
  summary: 'The bookings of a programme, or without one of all, for their admins; twenty a page (ADB-13, ADB-49)',
  query: z.object({ ...inProgramme, page: Page, ...filters }),
  response: List,
  refusals: here,
});

/** A20: this list has its own words and colours for each status. */
const ListedBooking = AdminBooking.omit({ label: true, tone: true }).extend({
  status: z.object({ text: z.string(), class: BookingTone }),
});

const page = {
  query: z.object({ page: Page, ...filters }),
  response: List.extend({
    bookings: z.array(ListedBooking),
    paths: z.object({ bookings: z.string(), reported: z.string(), create_booking: z.string().nullable() }),
  }),
};

export const programmeBookingsPage = shape({
  summary: 'The same list under the address of its page (ADB-14)',
  params: z.object({ enterprise: z.string().max(200), program: z.string().max(200) }),
  ...page,
  refusals: here,
});

export const platformBookingsPage = shape({
  summary: 'The list of the whole platform, or of one programme of it, under the address of its page (ADB-14, ADB-49)',
  query: z.object({ ...inProgramme, page: Page, ...filters }),
  response: page.response,
  refusals: ['accounts.not_signed_in', 'accounts.platform_admins_only', 'programmes.not_found'],
});

/** SYS-04: the file endpoints, next to the address of their page. */
const file = {
  response: FileAnswer,
  answers: 'file',
  limit: { max: 60, per: 'hour', by: 'account' },
} as const;

const fileQuery = { is_csv: z.string().max(20).optional(), ...filters };

export const programmeBookingsCsv = shape({
  summary: 'Every booking of the filter in a programme, with the columns of the table (ADB-47, B131)',
  params: programmeBookingsPage.params,
  query: z.object(fileQuery),
  ...file,
  refusals: here,
});

export const platformBookingsCsv = shape({
  summary: 'The same of the whole platform, or of one programme of it (ADB-47, ADB-49)',
  query: z.object({ ...inProgramme, ...fileQuery }),
  ...file,
  refusals: ['accounts.not_signed_in', 'accounts.platform_admins_only', 'programmes.not_found'],
});

const ofOne = { params: z.object({ id: IdInPath }) };

const notThere = ['accounts.not_signed_in', 'bookings.not_found', 'bookings.admins_only'] as const;

const One = z.object({ booking: AdminBooking });

export const adminBooking = shape({
  summary: 'One booking for its admins (ADB-27, ADB-28)',
  ...ofOne,
  response: One,
  refusals: notThere,
});

/** ADB-20: the booking as it is now, and the message to show. */
const Acted = One.extend(Message.shape);

const acting = [...notThere, 'bookings.not_allowed_now'] as const;

export const completeByAdmin = shape({
  summary: 'An admin completes; before the start it asks once more (ADB-15, ADB-51)',
  ...ofOne,
  body: z.object({ confirm_early: z.boolean().optional() }),
  response: Acted,
  refusals: [...acting, 'bookings.not_begun'],
});

const reasonMissing = 'Please provide a reason to cancel';

export const cancelByAdmin = shape({
  summary: 'An admin cancels, with a reason; the points go back (ADB-16)',
  ...ofOne,
  body: z.object({
    bookingId: IdInPath.optional(),
    reason: z.string(reasonMissing).trim().min(1, reasonMissing).max(500, 'Please use at most 500 characters'),
  }),
  response: Acted,
  refusals: acting,
});

export const missByAdmin = shape({
  summary: 'An admin has found who did not come (ADB-17, ADB-22)',
  ...ofOne,
  body: z.object({ missed_participant_id: z.coerce.number<unknown>('Please choose a participant').int().positive() }),
  response: Acted,
  refusals: [...acting, 'bookings.report_too_early'],
});

export const investigateByAdmin = shape({
  summary: 'An admin looks into what was reported (ADB-18)',
  ...ofOne,
  response: Acted,
  refusals: acting,
});

export const refundByAdmin = shape({
  summary: 'An admin gives the points back, once (ADB-19, ADB-24)',
  ...ofOne,
  response: Acted,
  refusals: [...acting, 'bookings.not_refundable'],
});

export const rescheduleByAdmin = shape({
  summary: 'An admin moves a session for everybody in it (ADB-31, B31)',
  ...ofOne,
  body: z.object({
    date: Day(),
    select_booking_time: TimeOfDay,
    duration: z.coerce.number<unknown>().pipe(z.literal(rescheduleDurations)).default(60),
    reschedule_reason: z.string().trim().max(500, 'Please use at most 500 characters').optional(),
    /** The time zone of the two fields above; the admin's own by default. */
    user_timezone: TimeZone.optional(),
  }),
  response: Acted,
  refusals: [
    ...acting,
    'bookings.request_expired',
    'bookings.slot_taken',
    'bookings.already_busy',
    'bookings.same_time',
  ],
});

const ListedReport = BookingReport.extend({ booking: AdminBooking });

export type ListedReport = z.infer<typeof ListedReport>;

export const listReports = shape({
  summary: 'What was reported and waits for an admin, or was settled; the latest first, ten a page (ADB-46, B42)',
  query: z.object({ ...inProgramme, page: Page, state: z.enum(['open', 'settled']).default('open') }),
  response: z.object({
    reports: z.array(ListedReport),
    counts: z.object({ open: z.number().int(), settled: z.number().int() }),
    pagination: Pagination,
  }),
  refusals: here,
});
