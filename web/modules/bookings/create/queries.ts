import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminMentees, adminMentors, createBooking, availableSlots } from '../../../../contract/bookings/endpoints.ts';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { call, type CallOptions } from '../../../lib/call.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { bookingKeys } from '../queries.ts';

/** B31: the mentors and groups of a programme, found by part of their name. */
export const useMentors = (programId: number, search: string) =>
  useQuery({
    queryKey: ['bookings', 'mentors', programId, search],
    queryFn: ({ signal }) =>
      call(adminMentors, { query: { program_id: programId, ...(search !== '' && { search }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useMentees = (programId: number, mentorId: number | null, search: string) =>
  useQuery({
    queryKey: ['bookings', 'mentees', programId, mentorId, search],
    queryFn: ({ signal }) =>
      call(
        adminMentees,
        {
          query: {
            program_id: programId,
            ...(mentorId !== null && { mentor_id: mentorId }),
            ...(search !== '' && { search }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

interface OpenStartsQuery {
  programId: number;
  mentorId: number | null;
  groupId: number | null;
  duration: number;
}

/** The mentor's open starts for a session of this length; for a group, only those at which everyone is free. */
export const useOpenStarts = ({ programId, mentorId, groupId, duration }: OpenStartsQuery) =>
  useQuery({
    queryKey: [...bookingKeys.slots(mentorId ?? 0, null, programId, groupId), duration],
    queryFn: () =>
      call(availableSlots, {
        params: { id: String(mentorId) },
        query: { program_id: programId, duration, ...(groupId !== null && { group_id: groupId }) },
      }),
    enabled: mentorId !== null,
  });

export const useCreateBooking = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, options }: { body: CallInput<typeof createBooking>['body']; options: CallOptions }) =>
      call(createBooking, { body }, options),
    onSettled: () => {
      void outOfDate(client, ['bookings', 'booking', 'slots', 'dashboard', 'admin_bookings', 'activities']);
    },
  });
};
