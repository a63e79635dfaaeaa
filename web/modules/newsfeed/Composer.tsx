import { useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { newsfeedLimits } from '../../../contract/newsfeed/values.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { Row } from '../../ui/Layout.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { DraftValues } from './Pictures.tsx';
import { useCreatePost } from './queries.ts';
import { sayEmpty } from './say-empty.ts';
import { Pictures } from './windows.ts';

const blank = (): DraftValues => ({ body: '', images: [] });

/** What is typed stays until it has been posted. */
export const Composer = ({ programId }: { programId: number }) => {
  const { t } = useLingui();
  const [withPictures, setWithPictures] = useState(false);
  const { mutateAsync, isPending } = useCreatePost(programId);
  const { form, errors, submit } = useSubmit({
    values: blank(),
    send: ({ body, images }, keyFor) =>
      mutateAsync({ body, pictures: images, key: keyFor([body, images.map(({ file, alt }) => [file, alt])]) }),
    said: () => t`Posted.`,
    done: (_answer, { form: { reset } }) => {
      reset(blank());
      setWithPictures(false);
    },
    failed: (error, { form: { setError } }) => sayEmpty(error, (message) => setError('body', { message })),
    printed: t`Your post was not sent.`,
  });
  return (
    <Card as="section" label={t`Write a post`}>
      <Form label={t`New post`} onSubmit={submit}>
        <TextArea
          {...form.register('body')}
          label={t`New post`}
          labelHidden
          placeholder={t`Share something with your program`}
          minRows={2}
          maxRows={12}
          max={newsfeedLimits.post}
          error={errors.body?.message}
        />
        {withPictures && <Pictures form={form} />}
        <Row justify="between">
          {withPictures ? (
            <span />
          ) : (
            <Button kind="quiet" icon={IconPhoto} onPress={() => setWithPictures(true)}>
              {t`Add pictures`}
            </Button>
          )}
          <Button kind="primary" submit pending={isPending}>
            {t`Post`}
          </Button>
        </Row>
      </Form>
    </Card>
  );
};
