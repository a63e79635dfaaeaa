import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { myMentees } from '../../../contract/screens/endpoints.ts';
import { dashboardMentors } from '../../../contract/discovery/endpoints.ts';
import { saveProfile } from '../../../contract/profiles/endpoints.ts';
import { call } from '../../lib/call.ts';

/** Query keys start with the name the server uses when something changes: a booking, a follow, a profile. */
export const useDashboardMentors = (timezone: string, programId?: number) =>
  useQuery({
    queryKey: ['dashboard', 'mentors', timezone, ...(programId === undefined ? [] : [programId])],
    queryFn: () =>
      call(dashboardMentors, { query: { timezone, ...(programId !== undefined && { program_id: programId }) } }),
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
