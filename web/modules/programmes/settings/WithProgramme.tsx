import type { ReactNode } from 'react';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { refusalOf } from '../../../lib/call.ts';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useProgramme } from '../queries.ts';
import { useThisProgramme } from '../this-programme.tsx';

/** Loads the programme of this admin portal with all its settings. */
export const WithProgramme = ({ children }: { children: (programme: Programme) => ReactNode }) => {
  const { id } = useThisProgramme();
  const { data, error, isFetching, refetch } = useProgramme(id);
  if (data) return children(data);
  if (!error) return <SkeletonForm />;
  return <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
};
