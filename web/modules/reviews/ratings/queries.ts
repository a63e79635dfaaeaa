import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeReviewSettings,
  mentorshipRatings,
  ratedSessions,
  reviewSettings,
} from '../../../../contract/reviews/endpoints.ts';
import type { Rating } from '../../../../contract/reviews/schemas/ratings.ts';
import { call } from '../../../lib/call.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { useList } from '../../../lib/use-list.ts';

/** REV-16, REV-18 */
export const useRatings = (query: QueryOf<typeof mentorshipRatings>) =>
  useList({
    queryKey: ['reviews', 'ratings', query],
    ask: (signal) => call(mentorshipRatings, { query }, { signal }),
    pageOf: ({ ratings, ...page }) => ({ rows: ratings, ...page }),
  });

const whose = (programId: number, { type, group_id: groupId, mentors, mentees }: Rating) =>
  type === 'Group'
    ? { group_id: groupId ?? 0 }
    : { program_id: programId, mentor_id: mentors[0]?.id ?? 0, mentee_id: mentees[0]?.id ?? 0 };

/** REV-18: newest first, which is the server's list reversed. */
export const useRatedSessions = (programId: number, rating: Rating) => {
  const query = whose(programId, rating);
  return useQuery({
    queryKey: ['reviews', 'rated', query],
    queryFn: () => call(ratedSessions, { query }),
    select: ({ ratings }) => ratings.toReversed(),
  });
};

const settingsKey = (programId: number) => ['reviews', 'settings', programId] as const;

/** M32 */
export const useReviewSettings = (programId: number) =>
  useQuery({
    queryKey: settingsKey(programId),
    queryFn: () => call(reviewSettings, { query: { program_id: programId } }),
  });

/** Profiles and cards show other numbers then. */
export const useChangeReviewSettings = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => call(changeReviewSettings, { body: { program_id: programId, on_platform: on } }),
    onSuccess: (settings) => {
      client.setQueryData(settingsKey(programId), settings);
      return outOfDate(client, ['profile', 'mentors']);
    },
  });
};
