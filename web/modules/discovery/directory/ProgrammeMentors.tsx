import { useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { portalPath } from '../../../lib/paths.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { CardGrid } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { SkeletonCards } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { noFilters } from '../filters.ts';
import { useDirectory } from '../queries.ts';
import { MemberCard } from './MemberCard.tsx';

const shownHere = 3;

const Cards = () => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch, isFetching } = useDirectory(id, { search: '', filters: noFilters });
  if (!data) {
    return error ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonCards count={shownHere} />
    );
  }
  const people = data.pages[0]?.data.slice(0, shownHere) ?? [];
  if (people.length === 0) return <EmptyState compact icon={IconUserSearch} title={t`No mentors found`} />;
  return (
    <CardGrid as="ul" label={t`Mentors`}>
      {people.map((person) => (
        <MemberCard key={person.id} person={person} compact level={3} />
      ))}
    </CardGrid>
  );
};

/**
 * Some of the programme's mentors, for a mentee's overview, with a link to all of them where mentees choose (DIS-36).
 */
export const ProgrammeMentors = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { pairing_method: method, viewer } = programme;
  if (viewer?.user_type !== 'mentee' || method === 'mentor_picks') return null;
  return (
    <SectionCard
      title={t`Mentors`}
      {...(method === 'mentee_picks' && {
        actions: <Link href={portalPath(programme, 'directory')}>{t`View All`}</Link>,
      })}
    >
      <Cards />
    </SectionCard>
  );
};
