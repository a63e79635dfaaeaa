import * as contract from '../../../../contract/bookings/index.ts';
import type { AdminBooking } from '../../../../contract/bookings/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import type { Change, Work } from '../../../platform/work.ts';
import { type Actor, platformAdminsOnly, signedIn } from '../../../policies/actor.ts';
import { forAdminAt, portalPath, programmeById } from '../../programmes/index.ts';
import { cancel } from '../acts/cancel.ts';
import { complete } from '../acts/complete.ts';
import { fileForAdmins } from '../admin/file.ts';
import { investigate } from '../reports/investigate.ts';
import { listForAdmins, listReports, showToAdmin } from '../admin/list.ts';
import { miss } from '../reports/miss.ts';
import { refund } from '../reports/refund.ts';
import { reschedule } from '../acts/reschedule.ts';
import { slotsInsteadOf } from '../show-slots.ts';

/** A20 */
const listed = ({ status: _status, label: text, tone, ...row }: AdminBooking) => ({
  ...row,
  status: { text, class: tone },
});

const listRoutes = (app: App<Actor>) => {
  handle(app, contract.listAdminBookings, signedIn, (work, { query }) => listForAdmins(work, query));
  handle(app, contract.listReports, signedIn, (work, { query }) => listReports(work, query));
  handle(app, contract.adminBooking, signedIn, (work, { params }) => showToAdmin(work, params.id));

  handle(app, contract.programmeBookingsPage, signedIn, async (work, { params, query }) => {
    const { program } = await forAdminAt(work, params);
    const { bookings, ...list } = await listForAdmins(work, { ...query, program_id: program.id });
    const here = `/app/${params.enterprise}/${params.program}/admin/bookings`;
    const paths = {
      bookings: `${here}/bookings_list`,
      reported: `${here}/reported`,
      create_booking: `${here}/new?from=${here}/bookings_list`,
    };
    return { ...list, bookings: bookings.map(listed), paths };
  });

  handle(app, contract.platformBookingsPage, platformAdminsOnly, async (work, { query }) => {
    const { bookings, ...list } = await listForAdmins(work, query);
    const here = '/main/admins/bookings';
    const place = query.program_id === undefined ? undefined : await programmeById(work.tx, query.program_id);
    const paths = {
      bookings: here,
      reported: `${here}/reported`,
      // ADB-49: a session belongs to a programme, whose wizard makes it.
      create_booking: place ? `${portalPath(place)}/admin/bookings/new?from=${here}` : null,
    };
    return { ...list, bookings: bookings.map(listed), paths };
  });

  handle(app, contract.programmeBookingsCsv, signedIn, async (work, { params, query }) => {
    const { program } = await forAdminAt(work, params);
    return fileForAdmins(work, { ...query, program_id: program.id });
  });
  handle(app, contract.platformBookingsCsv, platformAdminsOnly, (work, { query }) => fileForAdmins(work, query));
};

const said = async (work: Work<Actor>, id: number, message: string) => ({
  ...(await showToAdmin(work, id)),
  message,
});

const settlingRoutes = (app: App<Actor>) => {
  handle(app, contract.missByAdmin, signedIn, async (work, { params: { id }, body }) => {
    await miss(work, id, body.missed_participant_id);
    return said(work, id, 'Booking marked as missed successfully!');
  });
  handle(app, contract.investigateByAdmin, signedIn, async (work, { params: { id } }) => {
    await investigate(work, id);
    return said(work, id, 'Investigation started successfully!');
  });
  handle(app, contract.refundByAdmin, signedIn, async (work, { params: { id } }) => {
    await refund(work, id);
    return said(work, id, 'Booking refunded successfully!');
  });
};

/** Admins do what participants do too, as admins; each answers the row and its sentence (ADB-20). */
export const bookingAdminRoutes = (app: App<Actor>) => {
  const explain = (refusal: Refusal, _input: unknown, actor: Actor, reading: Change) =>
    slotsInsteadOf(refusal, actor, reading);

  listRoutes(app);
  settlingRoutes(app);

  handle(app, contract.completeByAdmin, signedIn, async (work, { params: { id }, body }) => {
    await complete(work, id, body.confirm_early === true, 'admin');
    return said(work, id, 'Booking completed successfully!');
  });
  handle(app, contract.cancelByAdmin, signedIn, async (work, { params: { id }, body }) => {
    await cancel(work, id, body.reason, 'admin');
    return said(work, id, 'Booking cancelled successfully!');
  });
  handle(
    app,
    contract.rescheduleByAdmin,
    signedIn,
    async (work, { params: { id }, body }) => {
      const { date, select_booking_time: time, user_timezone: zone = work.actor.timezone, ...rest } = body;
      const asked = { reschedule_date: date, reschedule_time: time, user_timezone: zone, ...rest };
      await reschedule(work, id, asked, 'admin');
      return said(work, id, 'Booking rescheduled successfully!');
    },
    { explain },
  );
};
