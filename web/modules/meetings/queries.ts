import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingAttendance, openRoom } from '../../../contract/bookings/endpoints.ts';
import { answerFromAway, withdrawConsent } from '../../../contract/meetings/endpoints.ts';
import { call, CallRefused } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    room: true;
  }
}

const tooEarly = 'bookings.join_too_early';
/** BKG-111 */
const checkEveryMs = 5_000;

const isTooEarly = (error: unknown) => error instanceof CallRefused && error.refusal.code === tooEarly;

/** B52: a session's room, for one of its participants; until it opens it is requested again every five seconds. */
export const useOpenedRoom = (bookingId: number | undefined) =>
  useQuery({
    queryKey: ['room', bookingId],
    queryFn: () => call(openRoom, { params: { id: bookingId ?? 0 } }),
    enabled: bookingId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => (isTooEarly(state.error) ? checkEveryMs : false),
  });

/** M14: deletes what was recorded, for everyone. */
export const useWithdrawConsent = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (meetingId: number) => call(withdrawConsent, { params: { id: meetingId } }),
    onSettled: () => {
      void outOfDate(client, ['bookings', 'booking']);
    },
  });
};

/** M36: agrees to a recording, or does not, without being in the room. */
export const useAnswerFromAway = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ meetingId, agreed }: { meetingId: number; agreed: boolean }) =>
      call(answerFromAway, { params: { id: meetingId }, body: { agreed } }),
    onSettled: () => {
      void outOfDate(client, ['bookings', 'booking']);
    },
  });
};

/** B53: for people who administer the booking. */
export const useAttendance = (bookingId: number) =>
  useQuery({
    queryKey: ['booking', bookingId, 'attendance'],
    queryFn: () => call(bookingAttendance, { params: { id: bookingId } }),
  });
