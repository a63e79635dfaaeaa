import { useLingui } from '@lingui/react/macro';
import { IconDotsVertical } from '@tabler/icons-react';
import type { NewsfeedComment, NewsfeedPost } from '../../../contract/newsfeed/schemas.ts';
import { newsfeedLimits } from '../../../contract/newsfeed/values.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Byline } from './Byline.tsx';
import { useComment, useComments } from './queries.ts';
import { useReportOrDelete } from './useReportOrDelete.tsx';

const CommentMenu = ({ comment }: { comment: NewsfeedComment }) => {
  const { t } = useLingui();
  const { id, author, why_not: whyNot } = comment;
  const { entries, windows } = useReportOrDelete({ about: 'comment', id, whyNot });
  const name = author.full_name;
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" icon={IconDotsVertical} label={t`More about the comment by ${name}`} />}
        label={t`Comment by ${name}`}
        items={entries}
      />
      {windows}
    </>
  );
};

const CommentForm = ({ postId }: { postId: number }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useComment(postId);
  const { form, errors, submit } = useSubmit({
    values: { body: '' },
    schema: async () => (await import('../../../contract/newsfeed/schemas.ts')).createComment.body,
    send: ({ body }, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    done: (_answer, { form: { reset } }) => reset({ body: '' }),
    printed: t`Your comment was not sent.`,
  });
  return (
    <Form label={t`New comment`} onSubmit={submit}>
      <TextArea
        {...form.register('body')}
        label={t`New comment`}
        labelHidden
        placeholder={t`Write a comment`}
        minRows={1}
        maxRows={8}
        max={newsfeedLimits.comment}
        error={errors.body?.message}
      />
      <Row justify="end">
        <Button kind="light" size="sm" submit pending={isPending}>
          {t`Comment`}
        </Button>
      </Row>
    </Form>
  );
};

/** The latest comments below a post, the earlier ones on demand, and a field for another. */
export const Comments = ({ post }: { post: NewsfeedPost }) => {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useComments(post.id);
  const comments = data?.pages.toReversed().flatMap((page) => page.comments) ?? [];
  const retry = () => void refetch();
  if (!data)
    return error ? (
      <ErrorState compact message={t`The comments could not be loaded.`} onRetry={retry} />
    ) : (
      <SkeletonList rows={2} />
    );
  return (
    <Stack gap="sm" as="section" label={t`Comments`}>
      {hasNextPage && (
        <Row>
          <Button kind="quiet" size="sm" pending={isFetchingNextPage} onPress={() => fetchNextPage()}>
            {t`Show earlier comments`}
          </Button>
        </Row>
      )}
      {comments.length > 0 && (
        <RowList label={t`Comments`}>
          {comments.map((comment) => (
            <ListRow key={comment.id}>
              <Stack gap="xs">
                <Byline
                  author={comment.author}
                  at={comment.created_at}
                  size={32}
                  end={<CommentMenu comment={comment} />}
                />
                <LinkedText>{comment.body}</LinkedText>
              </Stack>
            </ListRow>
          ))}
        </RowList>
      )}
      {post.why_not.take_part === null && <CommentForm postId={post.id} />}
    </Stack>
  );
};
