import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { myMentees } from '../../../contract/screens.ts';
import { dashboardMentors } from '../../../contract/discovery.ts';
import { saveProfile } from '../../../contract/profiles.ts';
import { call } from '../../lib/call.ts';

/** Keys begin with what the server names when something is new: a booking, a follow, a profile. */
export const useDashboardMentors = (timezone: string) =>
  useQuery({
    queryKey: ['dashboard', 'mentors', timezone],
    queryFn: () => call(dashboardMentors, { query: { timezone } }),
  });

export const useMyMentees = () => useQuery({ queryKey: ['dashboard', 'mentees'], queryFn: () => call(myMentees, {}) });

/** B143: the welcome was read. */
export const useMarkOnboarded = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(saveProfile, { body: { onboarded: true } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
};
