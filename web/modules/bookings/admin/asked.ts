import type { FiledUnder } from '../../../../contract/bookings/schemas/states.ts';
import type { listAdminBookings } from '../../../../contract/bookings/endpoints.ts';
import type { Asked } from '../../../../contract/endpoint.ts';

/** What the address of the list asks for. */
export interface BookingsAsked {
  program?: number | undefined;
  type?: 'group' | undefined;
  status?: FiledUnder | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: 'asc' | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

/** ADB-11, in the printed order. */
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
] as const satisfies readonly FiledUnder[];

const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined);
const key = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);
const without = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

/** What the address cannot mean is left out. */
export const readBookingsAsked = (given: Record<string, unknown>): BookingsAsked => {
  const page = key(given.page);
  const search = typeof given.search === 'string' ? given.search.slice(0, 100) : '';
  return without({
    program: key(given.program),
    type: given.type === 'group' ? ('group' as const) : undefined,
    status: filedUnder.find((one) => one === given.status),
    from: day(given.from),
    to: day(given.to),
    sort: given.sort === 'asc' ? ('asc' as const) : undefined,
    search: search === '' ? undefined : search,
    page: page === 1 ? undefined : page,
  });
};

type Query = NonNullable<Asked<typeof listAdminBookings>['query']>;

/** The filter as the server is asked, for the list and for the file. */
export const filterOf = (asked: BookingsAsked, programId: number | null): Query => {
  const place = programId ?? asked.program;
  return {
    type: asked.type ?? 'one_on_one',
    sort: asked.sort ?? 'desc',
    ...(place !== undefined && { program_id: place }),
    ...(asked.status && { status: asked.status }),
    ...(asked.from && { start_date: asked.from }),
    ...(asked.to && { end_date: asked.to }),
    ...(asked.search && { search: asked.search }),
  };
};

/** Another filter begins at its first page. */
export const narrowed = (asked: BookingsAsked, change: BookingsAsked): BookingsAsked =>
  without({ ...asked, page: undefined, ...change });
