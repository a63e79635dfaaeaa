import { useLingui } from '@lingui/react/macro';
import { IconNews } from '@tabler/icons-react';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { PostCard } from './PostCard.tsx';
import { usePosts } from './queries.ts';

/** A post that was pinned meanwhile is on two parts of the list until they are read again; it is shown once. */
const once = <T extends { id: number }>(rows: readonly T[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

export const PostList = ({ programId, hint }: { programId: number; hint: string }) => {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    usePosts(programId);
  if (!data)
    return error ? (
      <ErrorState message={t`Failed to fetch data. Please try again.`} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards count={2} />
    );
  const posts = once(data.pages.flatMap((page) => page.posts));
  if (posts.length === 0)
    return (
      <EmptyState icon={IconNews} title={t`Nothing here yet`}>
        {hint}
      </EmptyState>
    );
  return (
    <InfiniteList
      hasMore={hasNextPage}
      loading={isFetchingNextPage}
      failed={isFetchNextPageError}
      onMore={() => void fetchNextPage()}
    >
      <Stack gap="md">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Stack>
    </InfiniteList>
  );
};
