import { useQuery } from '@tanstack/react-query';
import { ownReviews } from '../../../contract/reviews/endpoints.ts';
import { call } from '../../lib/call.ts';
import { useMe } from '../accounts/index.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    reviews: true;
  }
}

/** PRO-88: the reviews of the platform, or of one programme. */
export const useOwnReviews = (programId: number | null) => {
  const { me } = useMe();
  return useQuery({
    queryKey: ['reviews', 'own', me?.id ?? null, programId],
    queryFn: () => call(ownReviews, { query: { program_id: programId ?? undefined } }),
  });
};
