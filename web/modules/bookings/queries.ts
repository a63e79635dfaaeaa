import { t } from '@lingui/core/macro';
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  editBrief,
  portalRequestPath,
  requestBooking,
  rescheduleMyBooking,
} from '../../../contract/booking-acts.ts';
import { reportBooking } from '../../../contract/booking-reports.ts';
import { type BookingDetail, bookingDetail } from '../../../contract/booking-page.ts';
import {
  availableSlots,
  type Booking,
  bookingNote,
  bookingParticipant,
  myBookings,
  updateBookingNote,
} from '../../../contract/bookings.ts';
import type { Asked } from '../../../contract/endpoint.ts';
import { call, type CallOptions } from '../../lib/call.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useMe } from '../accounts/index.ts';
import { useProgrammeHere } from '../programmes/index.ts';
import { sayPrinted, sayServerWords } from './failures.ts';
import { useBookingPlace } from './place.ts';
import { fieldsRefused, isNotBegun, isSignedOut } from './refusals.ts';
import type { BookingTabs } from './tabs.ts';

/** BKG-11, BKG-12: fresh for 30 seconds, kept 5 minutes. */
const freshness = { staleTime: 30_000, gcTime: 300_000 } as const;

/** Their first words are what the server names when something changed. */
export const bookingKeys = {
  /** BKG-11: per person, programme (or platform) and zone. */
  list: (userId: number | undefined, programId: number | null, timezone: string | undefined) =>
    ['bookings', userId, programId, timezone] as const,
  one: (id: number) => ['booking', id] as const,
  participant: (bookingId: number, userId: number) => ['booking', bookingId, 'participant', userId] as const,
  note: (bookingId: number) => ['booking', bookingId, 'note'] as const,
  /** In a portal per programme: a session there may cost something else. */
  slots: (mentorId: number, moving: number | null, programId: number | null, groupId: number | null = null) =>
    [
      'slots',
      mentorId,
      moving,
      ...(programId === null ? [] : [programId]),
      ...(groupId === null ? [] : [{ groupId }]),
    ] as const,
};

/** The lists of the person who is signed in: of the platform, in a portal those of its programme. */
export const useMyBookings = () => {
  const { me } = useMe();
  const { programId } = useBookingPlace();
  return useQuery({
    ...freshness,
    queryKey: bookingKeys.list(me?.id, programId, me?.timezone),
    queryFn: () => call(myBookings, { query: { timezone: me?.timezone, program_id: programId ?? undefined } }),
    enabled: me !== null,
  });
};

/** BKG-113: one booking with everything of it; there is none to ask for under what is no key. */
export const useBooking = (id: number | undefined) => {
  const { me } = useMe();
  return useQuery({
    ...freshness,
    queryKey: bookingKeys.one(id ?? 0),
    queryFn: id === undefined ? skipToken : () => call(bookingDetail, { params: { id }, query: {} }),
    enabled: me !== null,
  });
};

export const useParticipant = (bookingId: number, participantId: number) =>
  useQuery({
    ...freshness,
    queryKey: bookingKeys.participant(bookingId, participantId),
    queryFn: () => call(bookingParticipant, { params: { bookingId, participantId } }),
  });

/** Open starts of a mentor, in a portal one of its programme; `moving` is a booking that does not stand in its own way. */
export const useSlots = (mentorId: number, moving: number | null = null, groupId: number | null = null) => {
  const { programId } = useBookingPlace();
  return useQuery({
    ...freshness,
    queryKey: bookingKeys.slots(mentorId, moving, programId, groupId),
    queryFn: () =>
      call(availableSlots, {
        params: { id: String(mentorId) },
        query: {
          ...(moving !== null && { moving }),
          ...(programId !== null && { program_id: programId }),
          ...(groupId !== null && { group_id: groupId }),
        },
      }),
  });
};

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

/** The server's answer stands at once where the booking is shown; which tab holds it now, the server is asked. */
const useShowAnswer = () => {
  const client = useQueryClient();
  return {
    show: ({ booking }: { booking: Booking }) => {
      everyList(client, (one) => (one.id === booking.id ? booking : one));
      client.setQueryData<BookingDetail>(bookingKeys.one(booking.id), (shown) => shown && { ...shown, ...booking });
    },
    /** Not after a lost session: the page would leave for the sign-in before anybody has read why. */
    askAgain: (_answer: unknown, error: unknown) => {
      if (isSignedOut(error)) return;
      // 'me' knows the balance, which a request, a refusal or a cancellation changes.
      for (const key of ['bookings', 'booking', 'slots', 'me']) void client.invalidateQueries({ queryKey: [key] });
    },
  };
};

/** M11: what is said of an act. Here, and not where it is pressed: that may be gone by the time the answer comes. */
interface Told {
  done: () => string;
  failed: (error: unknown) => void;
}

const useAct = <V>(run: (given: V) => Promise<{ booking: Booking }>, { done, failed }: Told) => {
  const { show, askAgain } = useShowAnswer();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      show(answer);
      toastSuccess(done());
    },
    onError: failed,
    onSettled: askAgain,
  });
};

interface NewRequest {
  body: Asked<typeof requestBooking>['body'];
  options: CallOptions;
}
/** BKG-37: a portal asks at an address of its own. */
export const useRequestBooking = () => {
  const { askAgain } = useShowAnswer();
  const programme = useProgrammeHere();
  const endpoint = programme ? { ...requestBooking, path: portalRequestPath } : requestBooking;
  return useMutation({
    mutationFn: ({ body, options }: NewRequest) => call(endpoint, { body }, options),
    onSettled: askAgain,
  });
};

/** BKG-69 to BKG-71 */
export const useAcceptBooking = () =>
  useAct((id: number) => call(acceptBooking, { params: { id } }), {
    done: () => t`Booking accepted successfully!`,
    failed: (failure) => sayPrinted(failure, t`Oops, something went wrong.`),
  });

/** BKG-77 */
export const useCancelBooking = () =>
  useAct(
    ({ id, reason }: { id: number; reason: string }) => call(cancelMyBooking, { params: { id }, body: { reason } }),
    {
      done: () => t`Booking cancelled successfully!`,
      failed: (failure) => sayPrinted(failure, t`Failed to cancel booking`),
    },
  );

/** BKG-73. A session that has not begun is no failure: it is asked once more (M07). */
export const useCompleteBooking = () =>
  useAct(
    ({ id, early }: { id: number; early: boolean }) =>
      call(completeBooking, { params: { id }, body: early ? { confirm_early: true } : {} }),
    {
      done: () => t`Booking completed successfully!`,
      failed: (failure) => isNotBegun(failure) || sayPrinted(failure, t`Oops, something went wrong.`),
    },
  );

/** BKG-90, BKG-92 */
export const useReportBooking = () =>
  useAct(
    ({ id, reportedUserId }: { id: number; reportedUserId: number }) =>
      call(reportBooking, { params: { id }, body: { bookingId: id, reportedUserId, reason: 'absent' } }),
    {
      done: () => t`Booking reported successfully!`,
      failed: (failure) => sayPrinted(failure, t`Failed to report booking`),
    },
  );

type NewTime = Asked<typeof rescheduleMyBooking>['body'];
/** BKG-80 */
export const useRescheduleBooking = () =>
  useAct(({ id, body }: { id: number; body: NewTime }) => call(rescheduleMyBooking, { params: { id }, body }), {
    done: () => t`Booking reschedule request succesfully sent!`,
    failed: (failure) => sayPrinted(failure, t`Failed to reschedule booking`),
  });

/** What is wrong with a field stands beside it. */
export const useEditBrief = (id: number) =>
  useAct((body: Asked<typeof editBrief>['body']) => call(editBrief, { params: { id }, body }), {
    done: () => t`Successfully updated.`,
    failed: (failure) => fieldsRefused(failure) || sayServerWords(failure, t`Oops, something went wrong.`),
  });

export const useBookingNote = (bookingId: number) =>
  useQuery({
    ...freshness,
    queryKey: bookingKeys.note(bookingId),
    queryFn: () => call(bookingNote, { query: { booking_id: bookingId } }),
  });

export const useUpdateNote = (bookingId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => call(updateBookingNote, { body: { booking_id: bookingId, note } }),
    onSuccess: ({ note, message }) => {
      client.setQueryData(bookingKeys.note(bookingId), { booking_id: bookingId, note });
      toastSuccess(message);
    },
    onError: (failure) => sayServerWords(failure, t`Oops, something went wrong.`),
  });
};
