import { useLingui } from '@lingui/react/macro';
import { IconNews } from '@tabler/icons-react';
import { isNotFound } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { portalPath } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { PostCard } from './PostCard.tsx';
import { PostList } from './PostList.tsx';
import { usePost } from './queries.ts';
import { Composer } from './parts.ts';

/** A38: 1440x400 */
const bannerAspect = 1440 / 400;

/** The post that a notification leads to, with what was said below it. */
const OnePost = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const { data, error, refetch } = usePost(id);
  const toAll = (
    <Button kind="light" href={portalPath(useThisProgramme(), 'newsfeed')}>
      {t`See all posts`}
    </Button>
  );
  // Fetched again after it was taken down, it is still there from before.
  if (error && isNotFound(error))
    return (
      <EmptyState icon={IconNews} title={t`This is no longer in the newsfeed.`} action={toAll}>
        {t`It may have been deleted or taken down.`}
      </EmptyState>
    );
  if (!data)
    return error ? (
      <ErrorState message={t`Failed to fetch data. Please try again.`} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards count={1} />
    );
  return <PostCard post={data} opened />;
};

/** NEW-01, NEW-03: `post`: one of them alone, from the address. */
export const NewsfeedPage = ({ post }: { post: number | null }) => {
  const { t } = useLingui();
  usePageTitle(t`Newsfeed`);
  const programme = useThisProgramme();
  const banner = programme.white_label.newsfeed_banner_url;
  const back = { href: portalPath(programme, 'newsfeed'), label: t`All posts` };
  return (
    <DetailPage title={t`Newsfeed`} width="narrow" {...(post !== null && { back })}>
      {post !== null ? (
        <OnePost key={post} id={post} />
      ) : (
        <Stack gap="md">
          {banner !== null && <PictureFrame src={banner} alt="" aspect={bannerAspect} />}
          {programme.is_active && <Composer programId={programme.id} />}
          <PostList
            programId={programme.id}
            hint={programme.is_active ? t`Be the first to share something.` : t`Nobody posted while it was active.`}
          />
        </Stack>
      )}
    </DetailPage>
  );
};
