import { type AdminBookings, adminBookingsPage, reportsPage } from '../../../../contract/bookings/index.ts';
import { found } from '../../../platform/refusal.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import { type Asking, type BookingFilter, findForAdmins, wantedBy } from './find.ts';
import { rowsForAdmins } from './rows.ts';
import { viewsOf } from '../queries/admin-list.ts';
import { countReports, reportsPageOf } from '../queries/reports.ts';
import { bookingView } from '../queries/views.ts';

/** ADB-13, ADB-14: one page of an admin's list of bookings, with the counts. */
export const listForAdmins = async (
  { tx, actor, now }: Asking,
  programme: ProgrammeRow | null,
  { page, ...filter }: BookingFilter & { page: number },
): Promise<AdminBookings> => {
  const wanted = wantedBy(programme?.program.id ?? null, filter, actor.timezone);
  const found = await findForAdmins(tx, wanted, filter.search, page, adminBookingsPage);
  const bookings = await rowsForAdmins(tx, await viewsOf(tx, found.ids), {
    now,
    zone: actor.timezone,
    viewerId: actor.id,
  });
  return {
    bookings,
    counts: found.counts,
    over: found.over,
    pagination: {
      current_page: found.page,
      total_pages: found.pages,
      per_page: adminBookingsPage,
      total_entries: found.counts[filter.type],
    },
  };
};

/** One booking as its admins see it now. */
export const showToAdmin = async ({ tx, actor, now }: Asking, id: number) => {
  const view = found(await bookingView(tx, id, 'all'), 'bookings.not_found');
  const [booking] = await rowsForAdmins(tx, [view], { now, zone: actor.timezone, viewerId: actor.id });
  return { booking: found(booking, 'bookings.not_found') };
};

interface ReportFilter {
  page: number;
  state: 'open' | 'settled';
}

/** ADB-46, B42: one page of the open or settled reports. */
export const listReports = async (
  { tx, actor, now }: Asking,
  programme: ProgrammeRow | null,
  { page, state }: ReportFilter,
) => {
  const programId = programme?.program.id ?? null;
  const counts = {
    open: await countReports(tx, { programId, state: 'open' }),
    settled: await countReports(tx, { programId, state: 'settled' }),
  };
  const pages = Math.max(1, Math.ceil(counts[state] / reportsPage));
  const shown = Math.min(page, pages);
  const rows = await reportsPageOf(tx, { programId, state }, { skip: (shown - 1) * reportsPage, size: reportsPage });
  const ids = rows.map(({ bookingId }) => bookingId);
  const bookings = await rowsForAdmins(tx, await viewsOf(tx, [...new Set(ids)]), {
    now,
    zone: actor.timezone,
    viewerId: actor.id,
  });
  return {
    reports: rows.flatMap(({ id, bookingId }) => {
      const booking = bookings.find((one) => one.id === bookingId);
      const report = booking?.reports.find((one) => one.id === id);
      return booking && report ? [{ ...report, booking }] : [];
    }),
    counts,
    pagination: {
      current_page: shown,
      total_pages: pages,
      per_page: reportsPage,
      total_entries: counts[state],
    },
  };
};
