import { Plural, useLingui } from '@lingui/react/macro';
import { IconHeart, IconHeartFilled, IconMessageCircle, IconPinFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { NewsfeedPost } from '../../../contract/newsfeed/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { PictureGrid } from '../../ui/PictureGrid.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { Byline } from './Byline.tsx';
import { PostMenu } from './PostMenu.tsx';
import { useLike } from './queries.ts';
import { Comments } from './parts.ts';

/** What is pressed counts at once; the server's number follows. */
const LikeButton = ({ post }: { post: NewsfeedPost }) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useLike(post.id);
  const liked = isPending ? variables : post.liked;
  const likes = post.likes + Number(liked) - Number(post.liked);
  const over = post.why_not.take_part === null ? null : t`This program is no longer active.`;
  return (
    <ActionButton
      kind="quiet"
      icon={liked ? IconHeartFilled : IconHeart}
      whyNot={over}
      aria-pressed={liked}
      label={liked ? t`Liked, ${likes}` : t`Like, ${likes}`}
      onPress={() => mutate(!liked, { onError: (error) => sayFailure(error) })}
    >
      <Plural value={likes} _0="Like" one="# like" other="# likes" />
    </ActionButton>
  );
};

/** NEW-06: one post with everything below it. `opened`: its comments are shown from the beginning. */
export const PostCard = ({ post, opened = false }: { post: NewsfeedPost; opened?: boolean }) => {
  const { t } = useLingui();
  const [talks, setTalks] = useState(opened);
  const name = post.author.full_name;
  return (
    <Card as="article" label={t`Post by ${name}`}>
      <Stack gap="md">
        <Byline
          author={post.author}
          at={post.created_at}
          edited={post.edited_at !== null}
          end={
            <Row gap="xs" wrap={false}>
              {post.pinned && (
                <StatusPill tone="brand" icon={IconPinFilled}>
                  {t`Pinned`}
                </StatusPill>
              )}
              <PostMenu post={post} />
            </Row>
          }
        />
        {post.body !== '' && <LinkedText>{post.body}</LinkedText>}
        <PictureGrid pictures={post.images.map(({ url: src, ...picture }) => ({ ...picture, src }))} />
        <Row gap="xs">
          <LikeButton post={post} />
          <Button kind="quiet" icon={IconMessageCircle} aria-expanded={talks} onPress={() => setTalks(!talks)}>
            <Plural value={post.comments} _0="Comment" one="# comment" other="# comments" />
          </Button>
        </Row>
        {talks && <Comments post={post} />}
      </Stack>
    </Card>
  );
};
