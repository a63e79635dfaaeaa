import { useLingui } from '@lingui/react/macro';
import type { NewsfeedPost } from '../../../contract/newsfeed/schemas.ts';
import { newsfeedLimits } from '../../../contract/newsfeed/values.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useEditPost } from './queries.ts';
import { sayEmpty } from './say-empty.ts';

/** B91: the text, for 24 hours. */
export const EditDialog = ({ post, onClose }: { post: NewsfeedPost; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useEditPost(post.id);
  const { form, errors, submit } = useSubmit({
    values: { body: post.body },
    schema: async () => (await import('../../../contract/newsfeed/schemas.ts')).editPost.body,
    send: (body) => mutateAsync(body),
    said: () => t`Successfully updated.`,
    done: onClose,
    failed: (error, { form: { setError } }) => sayEmpty(error, (message) => setError('body', { message })),
    printed: t`Failed to update.`,
  });
  return (
    <Dialog opened onClose={onClose} title={t`Edit post`}>
      <Form onSubmit={submit}>
        <TextArea
          {...form.register('body')}
          label={t`Text`}
          minRows={4}
          maxRows={16}
          max={newsfeedLimits.post}
          error={errors.body?.message}
        />
        <FormActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
};
