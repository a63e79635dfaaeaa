import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import { feedbackForm, giveFeedback } from '../../../contract/reviews/endpoints.ts';
import { call } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';

/** Who is reviewed, and for which session; both come from the address. */
export interface Reviewed {
  bookingId: number;
  participantId: number;
}

const keyOf = ({ bookingId, participantId }: Reviewed) => ['booking', bookingId, 'feedback', participantId] as const;

/** REV-01, REV-02 */
export const useFeedbackForm = (of: Reviewed) =>
  useQuery({
    queryKey: keyOf(of),
    queryFn: () => call(feedbackForm, { params: { ...of } }),
  });

/** B48: the session, its reviews and the open tasks have changed, so they are reloaded. */
export const useGiveFeedback = (of: Reviewed) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof giveFeedback>['body']) => call(giveFeedback, { params: { ...of }, body }),
    onSuccess: () => outOfDate(client, ['bookings', 'booking', 'reviews', 'dashboard']),
    // Someone may have changed the questions meanwhile.
    onError: () => client.invalidateQueries({ queryKey: keyOf(of) }),
  });
};
