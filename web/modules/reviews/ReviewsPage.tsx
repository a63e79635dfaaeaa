import { useLingui } from '@lingui/react/macro';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnReview } from '../../../contract/reviews/schemas/shown.ts';
import { refusalOf } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { reviewsPath } from '../../lib/paths.ts';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { InfiniteList } from '../../ui/InfiniteList.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useMe } from '../accounts/index.ts';
import { useProgrammeHere } from '../programmes/index.ts';
import { useOwnReviews } from './own-reviews.ts';
import { ReviewCard } from './ProfileReviews.tsx';

type Tab = 'received' | 'given';
const shownAtOnce = 20;

const Empty = ({ tab }: { tab: Tab }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconHeartHandshake}
      title={tab === 'received' ? t`No reviews yet` : t`You have not reviewed anybody yet`}
    >
      {tab === 'received'
        ? t`After a session both of you say how it was. What others say of you is listed here.`
        : t`After a session you say how it was. What you said is listed here.`}
    </EmptyState>
  );
};

interface ListProps {
  label: string;
  reviews: readonly OwnReview[];
  zone: string;
}

const List = ({ label, reviews, zone }: ListProps) => {
  const { t } = useLingui();
  const [most, setMost] = useState(shownAtOnce);
  return (
    <InfiniteList hasMore={reviews.length > most} loading={false} onMore={() => setMost((now) => now + shownAtOnce)}>
      <Stack as="ul" gap="sm" label={label}>
        {reviews.slice(0, most).map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            person={review.person ?? { full_name: t`The group`, profile_photo_url: null, deleted: false }}
            zone={zone}
            // M08
            note={review.sealed ? t`They read it once both of you have reviewed, or after seven days.` : undefined}
          />
        ))}
      </Stack>
    </InfiniteList>
  );
};

const Content = ({ tab, zone }: { tab: Tab; zone: string }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useOwnReviews(useProgrammeHere()?.id ?? null);
  if (!data) {
    if (!error) return <SkeletonCards count={3} />;
    return <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const reviews = data[tab];
  // REV-22
  if (tab === 'received' && data.private)
    return <Notice>{t`Only the admins of this program read what is said of others.`}</Notice>;
  return (
    <Stack gap="md">
      {tab === 'received' && data.waiting > 0 && <Notice>{t`Feedback will be available soon.`}</Notice>}
      {reviews.length === 0 ? (
        <Empty tab={tab} />
      ) : (
        <List key={tab} label={tab === 'received' ? t`Received` : t`Given`} reviews={reviews} zone={zone} />
      )}
    </Stack>
  );
};

/** PRO-88: the reviews the user received and gave, on the platform or in the programme whose portal this is. */
export const ReviewsPage = ({ tab }: { tab: Tab }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const programme = useProgrammeHere();
  const { data } = useOwnReviews(programme?.id ?? null);
  usePageTitle(t`Reviews`);
  if (me === null) return null;
  const items = [
    { key: 'received', label: t`Received`, count: data?.received.length, href: reviewsPath(programme, 'received') },
    { key: 'given', label: t`Given`, count: data?.given.length, href: reviewsPath(programme, 'given') },
  ];
  return (
    <ListPage
      title={t`Reviews`}
      lead={
        programme === null
          ? t`What was said after your sessions.`
          : t`What was said after your sessions in ${programme.name}.`
      }
      tabs={<Tabs label={t`Reviews`} active={tab} items={items} />}
    >
      <Content tab={tab} zone={me.timezone} />
    </ListPage>
  );
};
