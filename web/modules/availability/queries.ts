import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dndStatus, myAvailability, saveAvailability, toggleDnd } from '../../../contract/availability.ts';
import { availableSlots } from '../../../contract/bookings.ts';
import type { Asked } from '../../../contract/endpoint.ts';
import { timeZones } from '../../../contract/reference.ts';
import { call } from '../../lib/call.ts';

// The first word of each is what the server names when something changed.
const hoursKey = ['availability', 'hours'];
const dndKey = ['availability', 'dnd'];

export const useAvailability = () =>
  useQuery({ queryKey: hoursKey, queryFn: () => call(myAvailability, { query: {} }) });

/** The saved hours stand at once in every open part of the page; what follows from them is asked for again. */
export const useSaveAvailability = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Asked<typeof saveAvailability>['body']) => call(saveAvailability, { body }),
    onSuccess: ({ availability }) => {
      client.setQueryData(hoursKey, availability);
      for (const key of ['slots', 'mentors', 'me']) void client.invalidateQueries({ queryKey: [key] });
    },
    // What was saved elsewhere meanwhile is what the refused one wants to see.
    onError: () => void client.invalidateQueries({ queryKey: hoursKey }),
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
