import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { MentorGrid } from '../../modules/discovery/index.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useDashboardMentors } from './queries.ts';

interface Props {
  /** The mentor that the reader has just met. */
  except: number;
  timezone: string;
}

/** REV-11: other suitable mentors, after a session with one. */
export const SuggestedMentors = ({ except, timezone }: Props) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useDashboardMentors(timezone);
  const mentors = data?.suggested.filter(({ id }) => id !== except).slice(0, 3);
  return (
    <SectionCard title={t`Suggested mentors`}>
      {!mentors && error !== null && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!mentors && error === null && <SkeletonCards count={3} />}
      {mentors?.length === 0 && (
        <EmptyState compact icon={IconUsers} title={t`You do not have any suggested mentors at the moment.`} />
      )}
      {mentors && mentors.length > 0 && <MentorGrid mentors={mentors} label={t`Suggested mentors`} compact level={3} />}
    </SectionCard>
  );
};
