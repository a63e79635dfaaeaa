import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { CallRefused } from '../../lib/call.ts';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { RowList } from '../../ui/RowList.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { latestOnce } from './latest-once.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './queries.ts';

/** NTF-01, NTF-03: loads more when its end comes into view. */
export const NotificationList = ({ onLeave }: { onLeave?: () => void }) => {
  const { t } = useLingui();
  const list = useNotifications();
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  if (!data) {
    if (!error) return <SkeletonList rows={4} />;
    const message = error instanceof CallRefused ? error.refusal.error : null;
    return <ErrorState compact message={message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const notifications = latestOnce(data.pages.map((page) => page.data));
  if (notifications.length === 0)
    return <EmptyState compact icon={IconBell} title={t`There are currently no new notifications to show.`} />;
  return (
    <InfiniteList
      hasMore={hasNextPage}
      loading={isFetchingNextPage}
      failed={isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    >
      <RowList label={t`Notifications`}>
        {notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} onLeave={onLeave} />
        ))}
      </RowList>
    </InfiniteList>
  );
};
