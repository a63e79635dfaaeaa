import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as dashboard from '../../../contract/screens/endpoints.ts';
import { myMentees } from '../../../contract/screens/endpoints.ts';
import { dashboardMentors } from '../../../contract/discovery/endpoints.ts';
import { saveProfile } from '../../../contract/profiles/endpoints.ts';
import { call } from '../../lib/call.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    activities: true;
  }
}

/** Query keys start with the name the server uses when something changes: a booking, a follow, a profile. */
export const useDashboardMentors = (timezone: string) =>
  useQuery({
    queryKey: ['dashboard', 'mentors', timezone],
    queryFn: () => call(dashboardMentors, { query: { timezone } }),
  });

/** Null for mentees from anywhere. */
export const useMyMentees = (programId: number | null) =>
  useQuery({
    queryKey: ['dashboard', 'mentees', programId],
    queryFn: () => call(myMentees, { query: programId === null ? {} : { program_id: programId } }),
  });

/** B143: records that the welcome has been read. */
export const useMarkOnboarded = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(saveProfile, { body: { onboarded: true } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
};

/** ANA-08…11: each card of a programme's overview loads its own data. Keys start with the name of what changes them. */
export const useOverview = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'overview', programId],
    queryFn: () => call(dashboard.dashboardOverview, { query: { program_id: programId } }),
  });

export const useUserSummary = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'users', programId],
    queryFn: () => call(dashboard.userSummary, { query: { program_id: programId } }),
  });

export const useBookingSummary = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'summary', programId],
    queryFn: () => call(dashboard.bookingSummary, { query: { program_id: programId } }),
  });

export const useLatestActivities = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'activities', programId],
    queryFn: () => call(dashboard.dashboardActivities, { query: { program_id: programId } }),
  });

export const useLatestReflections = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'reflections', programId],
    queryFn: () => call(dashboard.latestReflections, { query: { program_id: programId } }),
  });

/** ADB-50: what happened in a programme, on one day or at any time, twenty entries per page. */
export const useActivities = (programId: number, date: string | null) =>
  useInfiniteQuery({
    queryKey: ['activities', programId, date],
    queryFn: ({ pageParam, signal }) =>
      call(
        dashboard.dashboardActivities,
        { query: { program_id: programId, page: pageParam, ...(date !== null && { date }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages: pages }) => (page < pages ? page + 1 : undefined),
  });
