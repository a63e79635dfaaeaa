import { t } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  confirmOfflineSession,
  deleteOfflineSession,
  denyOfflineSession,
  editBrief,
  keepTime,
  rescheduleMyBooking,
  reportBooking,
  updateBookingNote,
  withdrawMove,
} from '../../../../contract/bookings/endpoints.ts';
import type { BookingDetail } from '../../../../contract/screens/schemas/booking.ts';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/call.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { sayFailure } from '../../../lib/failure.ts';
import { bookingKeys, useAskAgain } from '../queries.ts';
import { isNotBegun } from '../refusals.ts';
import type { BookingTabs } from '../tabs.ts';

const everyList = (client: QueryClient, change: (booking: Booking) => Booking) =>
  client.setQueriesData<BookingTabs>({ queryKey: ['bookings'] }, (tabs) =>
    tabs?.upcoming === undefined
      ? tabs
      : {
          ...tabs,
          upcoming: tabs.upcoming.map(change),
          to_review: tabs.to_review.map(change),
          closed: tabs.closed.map(change),
        },
  );

/** The server's answer is shown immediately wherever the booking appears; the server decides which tab it is in now. */
const show = (client: QueryClient, booking: Booking) => {
  everyList(client, (one) => (one.id === booking.id ? booking : one));
  client.setQueryData<BookingDetail>(bookingKeys.one(booking.id), (shown) => shown && { ...shown, ...booking });
};

/**
 * M11: the messages of an action. They are shown from here because the button may be gone when the answer comes; what a
 * form sends has none, because the form says how it went.
 */
interface Told {
  done?: () => string;
  failed?: (error: unknown) => void;
}

const useAct = <V>(run: (given: V) => Promise<{ booking: Booking }>, { done, failed }: Told = {}) => {
  const client = useQueryClient();
  const askAgain = useAskAgain();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ booking }) => {
      show(client, booking);
      if (done) toastSuccess(done());
    },
    onError: (error) => failed?.(error),
    onSettled: askAgain,
  });
};

/** BKG-69 to BKG-71 */
export const useAcceptBooking = () =>
  useAct((id: number) => call(acceptBooking, { params: { id } }), {
    done: () => t`Booking accepted successfully!`,
    failed: (failure) => sayFailure(failure, t`Oops, something went wrong.`, 'below'),
  });

/** M26: the awaited side says no to a suggested time; the session stays. */
export const useKeepTime = () =>
  useAct((id: number) => call(keepTime, { params: { id } }), {
    done: () => t`The session stays at its current time.`,
    failed: (failure) => sayFailure(failure, t`Oops, something went wrong.`, 'below'),
  });

/** M26: whoever suggested another time takes that back. */
export const useWithdrawMove = () =>
  useAct((id: number) => call(withdrawMove, { params: { id } }), {
    done: () => t`You withdrew the new time. The session stays at its current one.`,
    failed: (failure) => sayFailure(failure, t`Oops, something went wrong.`, 'below'),
  });

/** BKG-77 */
export const useCancelBooking = () =>
  useAct(
    ({ id, reason }: { id: number; reason: string }) => call(cancelMyBooking, { params: { id }, body: { reason } }),
    {
      done: () => t`Booking cancelled successfully!`,
      failed: (failure) => sayFailure(failure, t`Failed to cancel booking`, 'below'),
    },
  );

/** BKG-73. A session that has not begun is not an error: the user is asked to confirm again (M07). */
export const useCompleteBooking = () =>
  useAct(
    ({ id, early }: { id: number; early: boolean }) =>
      call(completeBooking, { params: { id }, body: early ? { confirm_early: true } : {} }),
    {
      done: () => t`Booking completed successfully!`,
      failed: (failure) => isNotBegun(failure) || sayFailure(failure, t`Oops, something went wrong.`, 'below'),
    },
  );

/** BKG-90, BKG-92 */
export const useReportBooking = () =>
  useAct(
    ({ id, reportedUserId }: { id: number; reportedUserId: number }) =>
      call(reportBooking, { params: { id }, body: { bookingId: id, reportedUserId, reason: 'absent' } }),
    {
      done: () => t`Booking reported successfully!`,
      failed: (failure) => sayFailure(failure, t`Failed to report booking`, 'below'),
    },
  );

/** M43: the other side says whether a logged session took place. */
export const useConfirmHeld = () =>
  useAct((id: number) => call(confirmOfflineSession, { params: { id } }), {
    done: () => t`Session confirmed. You can review it now.`,
    failed: (failure) => sayFailure(failure, t`Oops, something went wrong.`, 'below'),
  });

export const useDenyHeld = () =>
  useAct((id: number) => call(denyOfflineSession, { params: { id } }), {
    done: () => t`Thank you. The session does not count.`,
    failed: (failure) => sayFailure(failure, t`Oops, something went wrong.`, 'below'),
  });

/** M43: the person who logged a session takes it back. */
export const useDeleteLogged = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteOfflineSession, { params: { id } }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
    },
    onError: (failure) => sayFailure(failure, t`Oops, something went wrong.`, 'below'),
    onSettled: () => {
      void outOfDate(client, ['bookings', 'booking', 'admin_bookings', 'activities', 'dashboard']);
    },
  });
};

type NewTime = CallInput<typeof rescheduleMyBooking>['body'];
/** BKG-80 */
export const useRescheduleBooking = () =>
  useAct(({ id, body }: { id: number; body: NewTime }) => call(rescheduleMyBooking, { params: { id }, body }));

export const useEditBrief = (id: number) =>
  useAct((body: CallInput<typeof editBrief>['body']) => call(editBrief, { params: { id }, body }));

export const useUpdateNote = (bookingId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => call(updateBookingNote, { body: { booking_id: bookingId, note } }),
    onSuccess: ({ note }) => {
      client.setQueryData(bookingKeys.note(bookingId), { booking_id: bookingId, note });
    },
  });
};
