import * as reports from '../../../../contract/bookings/index.ts';
import { promptDays } from '../../../../contract/accounts/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { bookingScope } from '../../../policies/bookings.ts';
import { overdueOf } from '../reports/overdue.ts';
import { savePromptMark } from '../../accounts/index.ts';
import { showBooking } from '../show-booking.ts';
import { bookingCard } from '../queries/cards.ts';
import { reportAbsent, reportNotCarriedOut } from '../reports/report.ts';

/** BKG-96 */
const sevenDays = promptDays.failed_report * 24 * 3600;

/** BKG-90, BKG-94: what participants report. */
export const bookingReportRoutes = (app: App<Actor>) => {
  const { SECRET_KEY: secret, MEETING_PROVIDER_URL: meetingProvider } = app.settings;
  const show = async ({ tx, actor, now }: Work<Actor>, id: number) => {
    const view = found(await bookingCard(tx, id, bookingScope(actor)), 'bookings.not_found');
    return showBooking(view, { actor, now, zone: actor.timezone, secret, meetingProvider }).booking;
  };
  handle(app, reports.overdueBookings, signedIn, async ({ tx, actor, now }, { query }) => {
    const overdue = await overdueOf(tx, { userId: actor.id, programId: query.program_id ?? null, now });
    const viewer = { actor, now, zone: actor.timezone, secret, meetingProvider };
    return { bookings: overdue.map((view) => showBooking(view, viewer).booking) };
  });
  handle(app, reports.reportBooking, signedIn, async (work, { params: { id }, body }) => {
    await reportAbsent(work, id, body.reportedUserId);
    return { booking: await show(work, id) };
  });
  handle(app, reports.failedBookingReport, signedIn, async (work, { body }, _prepared, { setCookie }) => {
    const { booking_id: id, failed_booking_reason: reason, other_failed_booking_reason: other } = body;
    await reportNotCarriedOut(work, id, { reason, otherReason: other || null });
    const mark = { userId: work.actor.id, kind: 'failed_report', context: String(id) };
    await savePromptMark(work.tx, { ...mark, until: work.now.add({ seconds: sevenDays }) }, work.now);
    setCookie(`failed_report_${id}`, '1', { seconds: sevenDays, readable: true });
    const message = 'Thanks for letting us know! The details have been sent to our support team.';
    return { booking: await show(work, id), message };
  });
};
