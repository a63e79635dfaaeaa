import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '../../../../contract/endpoint.ts';
import * as contract from '../../../../contract/bookings/endpoints.ts';
import type { AdminBookings } from '../../../../contract/bookings/schemas/admin.ts';
import type { AdminBooking, Pagination } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { availableSlots } from '../../../../contract/bookings/endpoints.ts';
import { addressOf, call } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { useList } from '../../../lib/use-list.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { type BookingFilter, bookingSearch } from './search.ts';
import { listKit } from '../../../lib/list-kit.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    admin_bookings: true;
  }
}

const keys = {
  list: ['admin_bookings', 'list'] as const,
  one: (id: number) => ['admin_bookings', 'one', id] as const,
  reports: ['admin_bookings', 'reports'] as const,
};

const pageIn = ({ current_page: page, total_pages: pages }: Pagination) => ({ page, max_pages: pages });

/** ADB-13: one page of the list. */
export const useAdminBookings = (query: QueryOf<typeof contract.listAdminBookings>) =>
  useList({
    queryKey: [...keys.list, query],
    ask: (signal) => call(contract.listAdminBookings, { query }, { signal }),
    pageOf: ({ bookings, pagination }) => ({ rows: bookings, ...pageIn(pagination) }),
  });

export const useAdminBooking = (id: number) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: () => call(contract.adminBooking, { params: { id } }),
  });

/** ADB-46 */
export const useReports = (query: QueryOf<typeof contract.listReports>) =>
  useList({
    queryKey: [...keys.reports, query],
    ask: (signal) => call(contract.listReports, { query }, { signal }),
    pageOf: ({ reports, pagination }) => ({ rows: reports, ...pageIn(pagination) }),
  });

/** ADB-47, SYS-04: the filtered list as a file, for a programme or for all. */
export const bookingsFile = (
  programme: { slug: string; enterprise: { slug: string } } | null,
  filter: BookingFilter,
) => {
  const { program_id: of, ...rest } = listKit(bookingSearch).fileQuery(filter);
  const query = { is_csv: true, ...rest };
  if (programme === null) return addressOf(contract.platformBookingsCsv.path, { query: { ...query, program_id: of } });
  const params = { enterprise: programme.enterprise.slug, program: programme.slug };
  return addressOf(contract.programmeBookingsCsv.path, { params, query });
};

/** ADB-31: the mentor's open starts for a session of that length; the session does not block its own current time. */
export const useAdminSlots = ({ id, mentor }: AdminBooking, duration: number, timezone: string) =>
  useQuery({
    queryKey: ['slots', mentor.id, id, duration, timezone],
    queryFn: () =>
      call(availableSlots, { params: { id: String(mentor.id) }, query: { moving: id, duration, timezone } }),
  });

type ByAdmin =
  | { act: 'complete'; early: boolean }
  | { act: 'cancel'; reason: string }
  | { act: 'miss'; missing: number }
  | { act: 'investigate' }
  | { act: 'refund' };

const run = (id: number, given: ByAdmin) => {
  const params = { id };
  switch (given.act) {
    case 'complete':
      return call(contract.completeByAdmin, { params, body: given.early ? { confirm_early: true } : {} });
    case 'cancel':
      return call(contract.cancelByAdmin, { params, body: { bookingId: id, reason: given.reason } });
    case 'miss':
      return call(contract.missByAdmin, { params, body: { missed_participant_id: given.missing } });
    case 'investigate':
      return call(contract.investigateByAdmin, { params });
    case 'refund':
      return call(contract.refundByAdmin, { params });
  }
};

type List = AdminBookings;
type Changed = Awaited<ReturnType<typeof run>>;

interface Told {
  done?: (message: string) => void;
  failed?: (error: unknown) => void;
}

/** ADB-20, ADB-21: replaces the row with the answer. */
const useChange = <V>(change: (given: V) => Promise<Changed>, told: Told = {}) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ booking, message }) => {
      client.setQueriesData<List>(
        { queryKey: keys.list },
        (list) => list && { ...list, bookings: list.bookings.map((one) => (one.id === booking.id ? booking : one)) },
      );
      client.setQueryData(keys.one(booking.id), { booking });
      told.done?.(message);
    },
    onError: (error) => told.failed?.(error),
    onSettled: () => {
      void outOfDate(client, [
        'admin_bookings',
        'bookings',
        'booking',
        'dashboard',
        'slots',
        'programmes',
        'activities',
      ]);
    },
  });
};

/** An act that is only confirmed: its message is shown, or on failure the server's. */
export const useAdminAct = (id: number) => {
  const { t } = useLingui();
  const oops = t`Oops.. something when wrong`;
  return useChange((given: ByAdmin) => run(id, given), {
    done: toastSuccess,
    failed: (error) => sayFailure(error, oops),
  });
};

/** ADB-31: the window that asks for the new time says how it went. */
export const useMoveByAdmin = (id: number) =>
  useChange((body: CallInput<typeof contract.rescheduleByAdmin>['body']) =>
    call(contract.rescheduleByAdmin, { params: { id }, body }),
  );
