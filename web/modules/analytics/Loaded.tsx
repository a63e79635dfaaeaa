import type { ReactNode } from 'react';
import { refusalOf } from '../../lib/call.ts';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';

interface Props<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What a card shows of its figures: that they are coming, that they did not come, or them. */
export const Loaded = <Data,>({ query: { data, error, isFetching, refetch }, children }: Props<Data>) => {
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonList rows={3} />;
  return <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
};
