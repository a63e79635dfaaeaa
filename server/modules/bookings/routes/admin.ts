import * as contract from '../../../../contract/bookings/index.ts';
import type { AdminBooking } from '../../../../contract/bookings/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Work } from '../../../platform/work.ts';
import { type Actor, platformAdminsOnly, signedIn } from '../../../policies/actor.ts';
import { forAdminAt, portalPath, programmeById } from '../../programmes/index.ts';
import { cancel } from '../acts/cancel.ts';
import { complete } from '../acts/complete.ts';
import { fileForAdmins } from '../admin/file.ts';
import { investigate } from '../reports/investigate.ts';
import { listForAdmins, listReports, showToAdmin } from '../admin/list.ts';
import { adminOfBooking, type SeenBooking } from '../permissions.ts';
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
  handle(
    app,
    contract.adminBooking,
    adminOfBooking(({ params }) => params.id),
    (work, { params }) => showToAdmin(work, params.id),
  );

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

const said = async (work: Work<Actor>, { booking }: SeenBooking, message: string) => ({
  ...(await showToAdmin(work, booking.id)),
  message,
});

const settlingRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.missByAdmin,
    adminOfBooking(({ params }) => params.id),
    async (work, { body }, seen) => {
      await miss(work, seen, body.missed_participant_id);
      return said(work, seen, 'Booking marked as missed successfully!');
    },
  );
  handle(
    app,
    contract.investigateByAdmin,
    adminOfBooking(({ params }) => params.id),
    async (work, _input, seen) => {
      await investigate(work, seen);
      return said(work, seen, 'Investigation started successfully!');
    },
  );
  handle(
    app,
    contract.refundByAdmin,
    adminOfBooking(({ params }) => params.id),
    async (work, _input, seen) => {
      await refund(work, seen);
      return said(work, seen, 'Booking refunded successfully!');
    },
  );
};

/** Admins do what participants do too, as admins; each answers the row and its sentence (ADB-20). */
const actRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.completeByAdmin,
    adminOfBooking(({ params }) => params.id),
    async (work, { body }, seen) => {
      await complete(work, seen, body.confirm_early === true);
      return said(work, seen, 'Booking completed successfully!');
    },
  );
  handle(
    app,
    contract.cancelByAdmin,
    adminOfBooking(({ params }) => params.id),
    async (work, { body }, seen) => {
      await cancel(work, seen, body.reason);
      return said(work, seen, 'Booking cancelled successfully!');
    },
  );
  handle(
    app,
    contract.rescheduleByAdmin,
    adminOfBooking(({ params }) => params.id),
    async (work, { body }, seen) => {
      const { date, select_booking_time: time, user_timezone: zone = work.actor.timezone, ...rest } = body;
      await reschedule(work, seen, { reschedule_date: date, reschedule_time: time, user_timezone: zone, ...rest });
      return said(work, seen, 'Booking rescheduled successfully!');
    },
    { explain: slotsInsteadOf },
  );
};

export const bookingAdminRoutes = (app: App<Actor>) => {
  listRoutes(app);
  settlingRoutes(app);
  actRoutes(app);
};
