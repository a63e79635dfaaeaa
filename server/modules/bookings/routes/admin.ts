import * as contract from '../../../../contract/bookings/index.ts';
import type { AdminBooking } from '../../../../contract/bookings/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordDownload } from '../../accounts/index.ts';
import { portalPath } from '../../programmes/index.ts';
import { cancel } from '../acts/cancel.ts';
import { complete } from '../acts/complete.ts';
import { fileForAdmins } from '../admin/file.ts';
import { investigate } from '../reports/investigate.ts';
import { listForAdmins, listReports, showToAdmin } from '../admin/list.ts';
import {
  adminOfBooking,
  adminOfBookingsAt,
  adminOfBookingsIn,
  platformAdminOfBookingsIn,
  type SeenBooking,
} from '../permissions.ts';
import { miss } from '../reports/miss.ts';
import { refund } from '../reports/refund.ts';
import { reschedule } from '../acts/reschedule.ts';
import { slotsInsteadOf } from '../show-slots.ts';

type FileArguments = Parameters<typeof fileForAdmins>;

/** A20: a row of the page, whose status is its text and colour. */
const listed = ({ status: _status, label: text, tone, ...row }: AdminBooking) => ({
  ...row,
  status: { text, class: tone },
});

const listRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.listAdminBookings,
    adminOfBookingsIn(({ query }) => query.program_id),
    (work, { query }, programme) => listForAdmins(work, programme, query),
  );
  handle(
    app,
    contract.listReports,
    adminOfBookingsIn(({ query }) => query.program_id),
    (work, { query }, programme) => listReports(work, programme, query),
  );
  handle(
    app,
    contract.adminBooking,
    adminOfBooking(({ params }) => params.id),
    (work, { params }) => showToAdmin(work, params.id),
  );
};

/** The company of a program reads in its log who saved the list; what is saved of the whole platform is nobody's. */
const savedFile = async (app: App<Actor>, work: Work<Actor>, programme: FileArguments[1], filter: FileArguments[2]) => {
  const file = await fileForAdmins(work, programme, filter);
  if (programme !== null)
    await recordDownload(app, work, { file: 'bookings', of: { programId: programme.program.id } });
  return file;
};

const pageRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.programmeBookingsPage,
    adminOfBookingsAt(({ params }) => params),
    async (work, { params, query }, programme) => {
      const { bookings, ...list } = await listForAdmins(work, programme, query);
      const here = `/app/${params.enterprise}/${params.program}/admin/bookings`;
      const paths = {
        bookings: `${here}/bookings_list`,
        reported: `${here}/reported`,
        create_booking: `${here}/new?from=${here}/bookings_list`,
      };
      return { ...list, bookings: bookings.map(listed), paths };
    },
  );

  handle(
    app,
    contract.platformBookingsPage,
    platformAdminOfBookingsIn(({ query }) => query.program_id),
    async (work, { query }, programme) => {
      const { bookings, ...list } = await listForAdmins(work, programme, query);
      const here = '/main/admins/bookings';
      const paths = {
        bookings: here,
        reported: `${here}/reported`,
        // ADB-49: a session always belongs to a programme and is created in its wizard.
        create_booking: programme ? `${portalPath(programme)}/admin/bookings/new?from=${here}` : null,
      };
      return { ...list, bookings: bookings.map(listed), paths };
    },
  );

  handle(
    app,
    contract.programmeBookingsCsv,
    adminOfBookingsAt(({ params }) => params),
    (work, { query }, programme) => savedFile(app, work, programme, query),
  );
  handle(
    app,
    contract.platformBookingsCsv,
    platformAdminOfBookingsIn(({ query }) => query.program_id),
    (work, { query }, programme) => savedFile(app, work, programme, query),
  );
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

/** Participants' acts, done as an admin; each answers the row and its message (ADB-20). */
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
  pageRoutes(app);
  settlingRoutes(app);
  actRoutes(app);
};
