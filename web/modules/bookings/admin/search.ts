import type { listAdminBookings, listReports } from '../../../../contract/bookings/endpoints.ts';
import type { FiledUnder } from '../../../../contract/bookings/schemas/states.ts';
import {
  day,
  type FilterOf,
  fromPage,
  idNumber,
  listSearch,
  oneOf,
  pageNumber,
  type QueryOf,
  words,
} from '../../../lib/list-search.ts';

/** ADB-11, in the order of the documents. */
export const filedUnder = [
  'pending',
  'upcoming',
  'completed',
  'cancelled',
  'missed',
  'reported',
  'investigating',
  'fully_rated',
  'partially_rated',
  'unconfirmed',
] as const satisfies readonly FiledUnder[];

/** ADB-06 to ADB-10: the tab of groups, the order, and the filters; the programme filter is for the platform only. */
export const bookingSearch = listSearch<QueryOf<typeof listAdminBookings>>()({
  type: oneOf(['group'], { otherwise: 'one_on_one', narrows: false }),
  sort: oneOf(['asc'], { otherwise: 'desc', narrows: false }),
  program_id: idNumber({ name: 'program' }),
  status: oneOf(filedUnder),
  start_date: day({ name: 'from' }),
  end_date: day({ name: 'to' }),
  search: words(100),
  page: pageNumber,
});

export type BookingFilter = FilterOf<typeof bookingSearch>;

/** ADB-46: the open reports, or the tab of the settled ones; null means the whole platform. */
export const reportSearch = listSearch<QueryOf<typeof listReports>>()({
  state: oneOf(['settled'], { otherwise: 'open', narrows: false }),
  page: pageNumber,
  program_id: fromPage,
});

export type ReportFilter = FilterOf<typeof reportSearch>;
