import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  mentorAvailability,
  programmeAvailability,
  saveMentorAvailability,
} from '../../../contract/availability-admin.ts';
import {
  type Availability,
  dndStatus,
  myAvailability,
  saveAvailability,
  toggleDnd,
} from '../../../contract/availability.ts';
import { availableSlots } from '../../../contract/bookings.ts';
import type { Asked } from '../../../contract/endpoint.ts';
import { timeZones } from '../../../contract/reference.ts';
import { call } from '../../lib/call.ts';
import { type ProgrammeMentor, useWhoseHours } from './whose.ts';

// The first word of each is what the server names when something changed.
const hoursKey = (whose: ProgrammeMentor | null) =>
  whose === null ? ['availability', 'hours'] : ['availability', 'hours', whose.programId, whose.id];
const dndKey = ['availability', 'dnd'];

/** Hours, and whose they are where they are not one's own. */
type Hours = Availability & { full_name?: string };

export const useAvailability = () => {
  const whose = useWhoseHours();
  return useQuery({
    queryKey: hoursKey(whose),
    queryFn: (): Promise<Hours> =>
      whose === null
        ? call(myAvailability, { query: {} })
        : call(mentorAvailability, { params: { id: whose.id }, query: { program_id: whose.programId } }),
  });
};

type Body = Asked<typeof saveAvailability>['body'];

/** The saved hours stand at once in every open part of the page; what follows from them is asked for again. */
export const useSaveAvailability = () => {
  const client = useQueryClient();
  const whose = useWhoseHours();
  return useMutation({
    mutationFn: (body: Body) =>
      whose === null
        ? call(saveAvailability, { body })
        : call(saveMentorAvailability, { params: { id: whose.id }, body: { ...body, program_id: whose.programId } }),
    onSuccess: ({ availability }) => {
      client.setQueryData<Hours>(hoursKey(whose), (before) => ({ ...before, ...availability }));
      for (const key of ['slots', 'mentors', 'me']) void client.invalidateQueries({ queryKey: [key] });
    },
    // What was saved elsewhere meanwhile is what the refused one wants to see.
    onError: () => void client.invalidateQueries({ queryKey: hoursKey(whose) }),
  });
};

export const useDnd = () => useQuery({ queryKey: dndKey, queryFn: () => call(dndStatus, {}) });

export const useToggleDnd = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (active: boolean) => call(toggleDnd, { body: { active } }),
    onSuccess: ({ active }) => {
      client.setQueryData(dndKey, { active });
      for (const key of ['availability', 'slots', 'mentors']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
};

/** The open starts of a mentor, as mentees are given them. */
export const useSlotsToShow = (mentorId: number) =>
  useQuery({
    queryKey: ['slots', mentorId, 'preview'],
    queryFn: () => call(availableSlots, { params: { id: String(mentorId) }, query: {} }),
  });

/** AVL-04: the names of all zones; they change with the years only. */
export const useTimeZones = () =>
  useQuery({
    queryKey: ['time-zones', 'names'],
    queryFn: async () => (await call(timeZones, {})).map(({ name }) => name),
    staleTime: Infinity,
  });

/** AVL-15 */
export const useProgrammeAvailability = (programId: number, page: number) =>
  useQuery({
    queryKey: ['availability', 'programme', programId, page],
    queryFn: () => call(programmeAvailability, { query: { program_id: programId, page } }),
    placeholderData: keepPreviousData,
  });
