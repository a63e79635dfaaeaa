import { useLingui } from '@lingui/react/macro';
import type { Objective, ObjectiveComment } from '../../../../contract/objectives/schemas/plans.ts';
import { longest } from '../../../../contract/objectives/values.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { shortDay } from '../../../lib/time.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useComment, useDeleteComment } from '../queries.ts';

const One = ({ comment }: { comment: ObjectiveComment }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteComment();
  const zone = useViewerZone();
  const { id, author, body, created_at: at, own } = comment;
  const name = author.full_name;
  return (
    <Row gap="sm" align="start" wrap={false} as="li">
      <Avatar name={name} src={author.profile_photo_url} size={28} deleted={author.deleted} />
      <Grow>
        <Text size="meta" tone="secondary">
          {name} · {shortDay(at, zone)}
        </Text>
        <Text typed size="control">
          <LinkedText>{body}</LinkedText>
        </Text>
      </Grow>
      {own && (
        <Button
          size="sm"
          kind="quiet"
          label={t`Delete your comment “${body}”`}
          pending={isPending}
          onPress={() => mutate(id, { onError: (fault) => sayFailure(fault) })}
        >
          {t`Delete`}
        </Button>
      )}
    </Row>
  );
};

const Write = ({ objective }: { objective: Objective }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useComment(objective);
  const { form, submit } = useSubmit({
    values: { body: '' },
    send: (values, keyFor) => mutateAsync({ ...values, key: keyFor(values) }),
    said: () => t`Your comment has been sent.`,
    done: (_answer, sent) => sent.form.reset(),
  });
  return (
    <Form onSubmit={submit} label={t`Comment`}>
      <TextArea
        {...form.register('body')}
        label={t`Your comment`}
        max={longest.comment}
        error={form.formState.errors.body?.message}
      />
      <FormActions>
        <Button size="sm" submit pending={isPending}>{t`Comment`}</Button>
      </FormActions>
    </Form>
  );
};

/** What was written about an objective, and a field to write more. */
export const CommentList = ({ objective }: { objective: Objective }) => {
  const { t } = useLingui();
  const { comments } = objective;
  return (
    <Stack gap="md">
      {comments.length > 0 && (
        <Stack gap="sm" as="ul" label={t`Comments`}>
          {comments.map((comment) => (
            <One key={comment.id} comment={comment} />
          ))}
        </Stack>
      )}
      <Write objective={objective} />
    </Stack>
  );
};
