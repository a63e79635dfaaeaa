import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveProfile } from '../../../../contract/profiles/endpoints.ts';
import { goals } from '../../../../contract/reference/endpoints.ts';
import { call } from '../../../lib/call.ts';
import { outOfDate } from '../../../lib/query-keys.ts';

/** GOL-07: the services that a programme offers its members. */
export const useOfferedGoals = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'offered', programId],
    queryFn: () => call(goals, { query: { program_id: programId } }),
  });

export type Offered = NonNullable<ReturnType<typeof useOfferedGoals>['data']>;

/** PRO-75 */
export const useChooseGoals = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: number[]) => call(saveProfile, { body: { program_id: programId, program_goals: chosen } }),
    onSuccess: () => outOfDate(client, ['me', 'mentors']),
  });
};
