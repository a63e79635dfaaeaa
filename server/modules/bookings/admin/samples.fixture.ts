import * as contract from '../../../../contract/bookings/index.ts';
import { adminsOfAlpha, everyMember, type Sample, sample } from '../../../testing/samples.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { reportedInAlpha, sessionInAlpha, tenOClock, zone } from '../bookings.fixture.ts';

const query = (world: World) => ({ query: { program_id: world.alpha.id } });
const of = (id: number) => ({ params: { id } });
const platform = everyMember(403, { platform_admin: 200 });
/** A call for participants, about their own session. Admins of the booking get a 422, because they cannot report. */
const reporters = (but: Parameters<typeof everyMember>[1]) =>
  everyMember(404, { programme_admin: 422, portal_owner: 422, enterprise_admin: 422, platform_admin: 422, ...but });

/** A refund needs a payment, so members of Alpha pay from now on. */
const paidAndReported = async (world: World) => {
  await world.rows('update programs set paid_access = true where id = $1', [world.alpha.id]);
  return reportedInAlpha(world);
};

export const bookingAdminSamples: Sample[] = [
  sample({
    endpoint: contract.listAdminBookings,
    as: 'programme_admin',
    call: async (world) => query(world),
    answers: adminsOfAlpha,
  }),
  ...[contract.programmeBookingsPage, contract.programmeBookingsCsv].map((endpoint) =>
    sample({
      endpoint,
      as: 'programme_admin',
      call: async () => ({ params: { enterprise: 'acme', program: 'alpha' }, query: {} }),
      answers: adminsOfAlpha,
    }),
  ),
  ...[contract.platformBookingsPage, contract.platformBookingsCsv].map((endpoint) =>
    sample({ endpoint, as: 'platform_admin', call: async () => ({ query: {} }), answers: platform }),
  ),
  sample({
    endpoint: contract.listReports,
    as: 'programme_admin',
    call: async (world) => query(world),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.adminBooking,
    as: 'programme_admin',
    call: async (world) => of(await sessionInAlpha(world)),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.completeByAdmin,
    as: 'programme_admin',
    call: async (world) => ({ ...of(await sessionInAlpha(world)), body: { confirm_early: true } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.cancelByAdmin,
    as: 'programme_admin',
    call: async (world) => ({ ...of(await sessionInAlpha(world)), body: { reason: 'The mentor is ill' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.missByAdmin,
    as: 'programme_admin',
    call: async (world) => ({
      ...of(await sessionInAlpha(world, { over: true })),
      body: { missed_participant_id: world.ids.mentee },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.investigateByAdmin,
    as: 'programme_admin',
    call: async (world) => of(await reportedInAlpha(world)),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.refundByAdmin,
    as: 'programme_admin',
    call: async (world) => of(await paidAndReported(world)),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.rescheduleByAdmin,
    as: 'programme_admin',
    call: async (world) => {
      const at = tenOClock(5);
      const body = { date: at.toPlainDate().toString(), select_booking_time: '14:00', duration: 90 };
      return { ...of(await sessionInAlpha(world)), body: { ...body, user_timezone: zone } };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.overdueBookings,
    as: 'mentee',
    call: async () => ({ query: {} }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.reportBooking,
    as: 'mentee',
    call: async (world) => ({
      ...of(await sessionInAlpha(world, { over: true })),
      body: { reportedUserId: world.ids.mentor, reason: 'absent' as const },
    }),
    // Nobody can report themselves.
    answers: reporters({ mentee: 200, mentor: 422 }),
  }),
  sample({
    endpoint: contract.failedBookingReport,
    as: 'mentee',
    call: async (world) => ({
      body: {
        booking_id: await sessionInAlpha(world, { over: true }),
        failed_booking_reason: 'Others',
        other_failed_booking_reason: 'The room was locked',
      },
    }),
    answers: reporters({ mentee: 200, mentor: 200 }),
  }),
];
