import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../ui/Card.tsx';
import { laterInPage } from '../../ui/later.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';

const Waiting = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Events`} flush>
      <SkeletonList rows={3} />
    </SectionCard>
  );
};

/** A dashboard has enough to load before its events are of interest. */
export const NextEvents = laterInPage(async () => (await import('./NextEvents.tsx')).NextEvents, Waiting);
