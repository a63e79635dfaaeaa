import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  mentorAvailability,
  programmeAvailability,
  saveMentorAvailability,
  setMentorDnd,
  dndStatus,
  myAvailability,
  saveAvailability,
  toggleDnd,
} from '../../../contract/availability/endpoints.ts';
import type { Availability } from '../../../contract/availability/schemas/own.ts';
import { availableSlots } from '../../../contract/bookings/endpoints.ts';
import { timeZones } from '../../../contract/reference/endpoints.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { call } from '../../lib/call.ts';
import type { QueryOf } from '../../lib/list-search.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { useList } from '../../lib/use-list.ts';
import { type ProgrammeMentor, useWhoseHours } from './whose.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    'time-zones': true;
  }
}

const hoursKey = (whose: ProgrammeMentor | null) =>
  ['availability', 'hours', ...(whose === null ? [] : [whose.programId, whose.id ?? 'own'])] as const;
const dndKey = ['availability', 'dnd'] as const;

/** Hours, with the mentor's name where they are not the reader's own. */
type Hours = Availability & { full_name?: string };

export const useAvailability = () => {
  const whose = useWhoseHours();
  return useQuery({
    queryKey: hoursKey(whose),
    queryFn: (): Promise<Hours> => {
      const query = whose === null ? {} : { program_id: whose.programId };
      return whose === null || whose.id === null
        ? call(myAvailability, { query })
        : call(mentorAvailability, { params: { id: whose.id }, query: { program_id: whose.programId } });
    },
  });
};

type Body = CallInput<typeof saveAvailability>['body'];

/** The saved hours are shown immediately in every open part of the page; what depends on them is reloaded. */
export const useSaveAvailability = () => {
  const client = useQueryClient();
  const whose = useWhoseHours();
  return useMutation({
    mutationFn: (hours: Body) => {
      if (whose === null) return call(saveAvailability, { body: hours });
      const body = { ...hours, program_id: whose.programId };
      return whose.id === null
        ? call(saveAvailability, { body })
        : call(saveMentorAvailability, { params: { id: whose.id }, body });
    },
    onSuccess: ({ availability }) => {
      client.setQueryData<Hours>(hoursKey(whose), (before) => ({ ...before, ...availability }));
      void outOfDate(client, ['slots', 'mentors', 'me']);
    },
    // If the save is refused, load what was saved elsewhere meanwhile.
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
      void outOfDate(client, ['availability', 'slots', 'mentors']);
    },
  });
};

/** Decisions (d), DND: an admin of the programme switches it for one of its mentors. */
export const useSetMentorDnd = (programId: number, mentorId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (active: boolean) =>
      call(setMentorDnd, { params: { id: mentorId }, body: { program_id: programId, active } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['availability'] }),
  });
};

/** A mentor's open starts as mentees see them, on the platform or in a programme. */
export const useSlotsToShow = (mentorId: number) => {
  const programId = useWhoseHours()?.programId;
  return useQuery({
    queryKey: ['slots', mentorId, 'preview', programId],
    queryFn: () => call(availableSlots, { params: { id: String(mentorId) }, query: { program_id: programId } }),
  });
};

/** AVL-04: the names of all time zones; they change only every few years. */
export const useTimeZones = () =>
  useQuery({
    queryKey: ['time-zones', 'names'],
    queryFn: async () => (await call(timeZones, {})).map(({ name }) => name),
    staleTime: Infinity,
  });

/** AVL-15 */
export const useProgrammeAvailability = (query: QueryOf<typeof programmeAvailability>) =>
  useList({
    queryKey: ['availability', 'programme', query],
    ask: (signal) => call(programmeAvailability, { query }, { signal }),
    pageOf: ({ mentors, ...page }) => ({ rows: mentors, ...page }),
  });
