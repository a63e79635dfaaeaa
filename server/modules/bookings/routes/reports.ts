import * as reports from '../../../../contract/bookings/index.ts';
import { promptDays } from '../../../../contract/accounts/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { overdueOf } from '../reports/overdue.ts';
import { savePromptMark } from '../../accounts/index.ts';
import { viewerOfBooking } from '../permissions.ts';
import { type Links, linksOf, showBooking, showToActor, viewerOf } from '../show-booking.ts';
import { reportAbsent, reportNotCarriedOut } from '../reports/report.ts';

/** BKG-96: for this many seconds people are not asked about the session again. */
const sevenDays = promptDays.failed_report * 24 * 3600;

/** BKG-90, BKG-94: reports by participants. */
export const bookingReportRoutes = (app: App<Actor>, ports: Pick<Links, 'chatLinks'>) => {
  const links = linksOf(app.settings, ports);
  handle(app, reports.overdueBookings, signedIn, async (work, { query }) => {
    const { tx, actor, now } = work;
    const overdue = await overdueOf(tx, { userId: actor.id, programId: query.program_id ?? null, now });
    const viewer = await viewerOf(work, overdue, links);
    return { bookings: overdue.map((view) => showBooking(view, viewer).booking) };
  });
  handle(
    app,
    reports.reportBooking,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params: { id }, body }, seen) => {
      await reportAbsent(work, seen, body.reportedUserId);
      const { booking } = await showToActor(work, id, links);
      return { booking };
    },
  );
  handle(
    app,
    reports.failedBookingReport,
    viewerOfBooking(({ body }) => body.booking_id),
    async (work, { body }, seen, _prepared, { setCookie }) => {
      const { booking_id: id, failed_booking_reason: reason, other_failed_booking_reason: other } = body;
      await reportNotCarriedOut(work, seen, { reason, otherReason: other || null });
      const mark = { userId: work.actor.id, kind: 'failed_report', context: String(id) };
      await savePromptMark(work.tx, { ...mark, until: work.now.add({ seconds: sevenDays }) }, work.now);
      setCookie(`failed_report_${id}`, '1', { seconds: sevenDays, readable: true });
      const { booking } = await showToActor(work, id, links);
      const message = 'Thanks for letting us know! The details have been sent to our support team.';
      return { booking, message };
    },
  );
};
