import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portalRequestPath } from '../../../contract/bookings/values.ts';
import {
  requestBooking,
  availableSlots,
  bookingNote,
  bookingParticipant,
  myBookings,
} from '../../../contract/bookings/endpoints.ts';
import { bookingDetail } from '../../../contract/screens/endpoints.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { call, type CallOptions } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { useMe } from '../accounts/index.ts';
import { useProgrammeHere } from '../programmes/index.ts';
import { useBookingPlace } from './place.ts';
import { isSignedOut } from './refusals.ts';

/** BKG-11, BKG-12: fresh for 30 seconds, kept 5 minutes. */
const freshness = { staleTime: 30_000, gcTime: 300_000 } as const;

export const bookingKeys = {
  /** BKG-11: per person, programme (or platform) and zone. */
  list: (userId: number | undefined, programId: number | null, timezone: string | undefined) =>
    ['bookings', userId, programId, timezone] as const,
  one: (id: number) => ['booking', id] as const,
  participant: (bookingId: number, userId: number) => ['booking', bookingId, 'participant', userId] as const,
  note: (bookingId: number) => ['booking', bookingId, 'note'] as const,
  /** Per programme in a portal, because a session may cost something else there. */
  slots: (mentorId: number, moving: number | null, programId: number | null, groupId: number | null = null) =>
    [
      'slots',
      mentorId,
      moving,
      ...(programId === null ? [] : [programId]),
      ...(groupId === null ? [] : [{ groupId }]),
    ] as const,
};

/** The signed-in user's lists: those of the platform, or in a portal those of its programme. */
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

/** BKG-113: one booking with all its details; without a valid id nothing is requested. */
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

/** A mentor's open starts, in a portal for its programme; `moving` is a booking that does not block its own time. */
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

/**
 * Reloads after an action, but not when the session has ended: the page would go to sign-in before anyone has read why.
 */
export const useAskAgain = () => {
  const client = useQueryClient();
  return (_answer: unknown, error: unknown) => {
    if (isSignedOut(error)) return;
    // 'me' includes the balance, which a request, a refusal or a cancellation changes.
    void outOfDate(client, ['bookings', 'booking', 'slots', 'me']);
  };
};

interface NewRequest {
  body: CallInput<typeof requestBooking>['body'];
  options: CallOptions;
}
/** BKG-37: portals have their own address for requests. */
export const useRequestBooking = () => {
  const askAgain = useAskAgain();
  const programme = useProgrammeHere();
  const endpoint = programme ? { ...requestBooking, path: portalRequestPath } : requestBooking;
  return useMutation({
    mutationFn: ({ body, options }: NewRequest) => call(endpoint, { body }, options),
    onSettled: askAgain,
  });
};

export const useBookingNote = (bookingId: number) =>
  useQuery({
    ...freshness,
    queryKey: bookingKeys.note(bookingId),
    queryFn: () => call(bookingNote, { query: { booking_id: bookingId } }),
  });
