import { Plural, useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { CardGrid } from '../../../ui/Layout.tsx';
import { SkeletonCards } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { useDirectory } from '../queries.ts';
import { everybodyOnce } from '../Results.tsx';
import { MemberCard } from './MemberCard.tsx';

type Directory = ReturnType<typeof useDirectory>;

/** The number of results, counted to 10,000; read out when it changes. */
export const PeopleCount = ({ query }: { query: Directory }) => {
  const first = query.data?.pages[0];
  return (
    <div role="status">
      {first && (
        <Text as="span" strong numeric>
          {first.shows === 'mentors' ? (
            <Plural value={first.total} _10000="Over 10,000 mentors" one="# mentor" other="# mentors" />
          ) : (
            <Plural value={first.total} _10000="Over 10,000 mentees" one="# mentee" other="# mentees" />
          )}
        </Text>
      )}
    </div>
  );
};

interface Props {
  query: Directory;
  /** The action offered when the list is empty. */
  onClear: (() => void) | null;
}

const Nobody = ({ shows, onClear }: { shows: 'mentors' | 'mentees' } & Pick<Props, 'onClear'>) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={shows === 'mentors' ? t`No mentors found` : t`No mentees found`}
      {...(onClear && { action: <Button onPress={onClear}>{t`Clear filters`}</Button> })}
    >
      {onClear
        ? t`Try fewer filters or other words: nobody fits all of these.`
        : t`They are listed here as soon as they join.`}
    </EmptyState>
  );
};

/** The people found, or the loading, empty or error state. */
export const DirectoryResults = ({ query, onClear }: Props) => {
  const { t } = useLingui();
  const pages = query.data?.pages;
  if (!pages) {
    if (!query.error) return <SkeletonCards count={6} />;
    const why = refusalOf(query.error)?.error;
    return <ErrorState message={why} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  const shows = pages[0]?.shows ?? 'mentors';
  const people = everybodyOnce(pages);
  if (people.length === 0) return <Nobody shows={shows} onClear={onClear} />;
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      failed={query.isFetchNextPageError}
    >
      <CardGrid as="ul" label={shows === 'mentors' ? t`Mentors` : t`Mentees`}>
        {people.map((person) => (
          <MemberCard key={person.id} person={person} />
        ))}
      </CardGrid>
    </InfiniteList>
  );
};
