import { Plural, useLingui } from '@lingui/react/macro';
import { IconLock, IconUserSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MentorCard as Mentor } from '../../../contract/discovery/schemas.ts';
import { refusalOf } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { Row } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMe } from '../accounts/index.ts';
import { MentorGrid } from './MentorGrid.tsx';

/** The pages loaded so far, in the shape of this module's infinite queries. */
export interface PagedMentors {
  data: { pages: readonly { data: readonly Mentor[]; total: number }[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

/** While people come and go the pages may overlap: lists everyone once. */
export const everybodyOnce = <Person extends { id: number }>(pages: readonly { data: readonly Person[] }[]) => [
  ...new Map(pages.flatMap(({ data }) => data).map((mentor) => [mentor.id, mentor])).values(),
];

/** Counts are exact up to this number (contract). */
const countedUntil = 10_000;

/** The number of results; read out when it changes. */
export const ResultCount = ({ query }: { query: PagedMentors }) => {
  const { t } = useLingui();
  const total = query.data?.pages[0]?.total;
  return (
    <div role="status">
      {total !== undefined && (
        <Text as="span" strong numeric>
          {total >= countedUntil ? t`Over 10,000 mentors` : <Plural value={total} one="# mentor" other="# mentors" />}
        </Text>
      )}
    </div>
  );
};

/** Visitors get one page; this link brings them back to it once they are signed in (B02). */
const Invitation = ({ more }: { more: number }) => {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        compact
        icon={IconLock}
        title={
          more === 1
            ? t`One more mentor is waiting for you`
            : t`${more.toLocaleString('en')} more mentors are waiting for you`
        }
        action={
          <Row justify="center">
            <Button kind="primary" href={paths.signIn()} onPress={() => rememberReturnAddress()}>
              {t`Sign In`}
            </Button>
            <Button href={paths.signUp()} onPress={() => rememberReturnAddress()}>
              {t`Sign up for free`}
            </Button>
          </Row>
        }
      >
        {t`Sign in to see everyone, search by name or skill, and book a session.`}
      </EmptyState>
    </Card>
  );
};

interface Props {
  query: PagedMentors;
  /** The action offered when the list is empty. */
  onClear?: (() => void) | undefined;
  emptyHint: ReactNode;
}

/** The mentors found, or the loading, empty or error state. */
export const Results = ({ query, onClear, emptyHint }: Props) => {
  const { t } = useLingui();
  const { me } = useMe();
  const pages = query.data?.pages;
  if (!pages) {
    if (!query.error) return <SkeletonCards count={6} />;
    const why = refusalOf(query.error)?.error;
    return <ErrorState message={why} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  const mentors = everybodyOnce(pages);
  if (mentors.length === 0) {
    return (
      <EmptyState
        icon={IconUserSearch}
        title={t`No mentors found`}
        {...(onClear && { action: <Button onPress={onClear}>{t`Clear filters`}</Button> })}
      >
        {emptyHint}
      </EmptyState>
    );
  }
  const more = (pages[0]?.total ?? 0) - mentors.length;
  return (
    <>
      <InfiniteList
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        failed={query.isFetchNextPageError}
      >
        <MentorGrid mentors={mentors} label={t`Mentors`} />
      </InfiniteList>
      {!me && more > 0 && <Invitation more={more} />}
    </>
  );
};
