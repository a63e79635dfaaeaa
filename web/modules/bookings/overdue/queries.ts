import { t } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { markPrompt } from '../../../../contract/accounts/endpoints.ts';
import { failedBookingReport, overdueBookings } from '../../../../contract/bookings/endpoints.ts';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/call.ts';
import { isPassing } from '../../../lib/passing.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import { useMe } from '../../accounts/index.ts';
import { useBookingPlace } from '../place.ts';
import { isMarkedHere, markHere } from '../../../lib/prompt-marks.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    overdue: true;
  }
}

type Overdue = Awaited<ReturnType<typeof askOverdue>>;
const askOverdue = (programId: number | null) =>
  call(overdueBookings, { query: programId === null ? {} : { program_id: programId } });

/** BKG-97: asked once per visit and place; sessions that become overdue meanwhile wait for the next visit. */
export const useOverdue = () => {
  const { me } = useMe();
  const { programId } = useBookingPlace();
  const key = ['overdue', me?.id, programId] as const;
  const client = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: key,
    queryFn: () => askOverdue(programId),
    // Once answered, it is not asked again while the user is working, even if other queries are invalidated.
    enabled: me !== null && !isMarkedHere('overdue_break', programId) && client.getQueryData(key) === undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const bookings = (data?.bookings ?? []).filter(({ id }) => !isMarkedHere('failed_report', id));
  const keep = (stays: (id: number) => boolean) =>
    client.setQueryData<Overdue>(key, (known) => known && { bookings: known.bookings.filter(({ id }) => stays(id)) });
  return {
    bookings,
    /** Removes a session that needs no further answer. */
    conclude: (concluded: number) => keep((id) => id !== concluded),
    /** BKG-99: do not ask now, nor for the next two days. */
    clear: () => {
      keep(() => false);
      markHere('overdue_break', programId);
      void call(markPrompt, { body: { kind: 'overdue_break', context: programId } }).catch(() => {});
    },
    askAgain: () => refetch(),
  };
};

type Report = CallInput<typeof failedBookingReport>['body'];
const waits = [2_000, 8_000, 30_000];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const refreshed = (client: QueryClient) => {
  void outOfDate(client, ['bookings', 'booking']);
};

/**
 * A58: the user has been thanked already, so a report that did not arrive is sent up to three more times, unless the
 * server has refused it.
 */
const sendAgain = async (body: Report, key: string, client: QueryClient) => {
  for (const ms of waits) {
    await wait(ms);
    const fault = await call(failedBookingReport, { body }, { key }).then(
      () => null,
      (error: unknown) => error,
    );
    if (fault === null || !isPassing(fault)) return refreshed(client);
  }
};

const thanksMs = 10_000;

/**
 * BKG-94 to BKG-96: whatever the result, the form closes, this is not asked for seven days, and the user is thanked.
 */
export const useReportNotCarriedOut = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: Report; key: string }) => call(failedBookingReport, { body }, { key }),
    onSuccess: () => refreshed(client),
    onError: (error, { body, key }) => {
      toastFailure(t`An error occurred while submitting the form`);
      const context = Number(body.booking_id);
      void call(markPrompt, { body: { kind: 'failed_report', context } }).catch(() => {});
      if (isPassing(error)) void sendAgain(body, key, client);
      else refreshed(client);
    },
    onSettled: (_answer, _error, { body }) => {
      markHere('failed_report', Number(body.booking_id));
      toastSuccess(t`Thanks for letting us know! The details have been sent to our support team.`, { ms: thanksMs });
    },
  });
};

export const newReport = (bookingId: number, reason: string | null, other: string) => ({
  booking_id: bookingId,
  failed_booking_reason: reason ?? '',
  ...(other !== '' && { other_failed_booking_reason: other }),
});
