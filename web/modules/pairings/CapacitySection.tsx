import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../ui/Card.tsx';
import { later } from '../../ui/later.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { useCapacity } from './queries.ts';

/** Below the hours, and so loaded after them. */
const CapacityForm = later(async () => (await import('./CapacityForm.tsx')).CapacityForm);

/** M06, D29: how many mentees a mentor accepts in the programme whose portal this is. */
export const CapacitySection = () => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, isError, refetch, isFetching } = useCapacity(id);
  return (
    <SectionCard title={t`Your mentees`} hint={t`Those you have stay, whatever you set.`}>
      {data ? (
        <CapacityForm key={data.capacity} programId={id} {...data} />
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonForm fields={1} />
      )}
    </SectionCard>
  );
};
