import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { requestLimits } from '../../../../contract/bookings/values.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Fieldset } from '../../../ui/Fieldset.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { shortened } from '../../../ui/Truncate.tsx';
import { ObjectivesField } from '../ObjectivesField.tsx';
import { attachmentLimits, attachmentTypes, longestName } from './files.ts';
import type { WordsForm } from './form.ts';
import type { BookingSession } from './useBookSession.ts';

const mostLinks = 10;

const Links = ({ form }: { form: WordsForm }) => {
  const { t } = useLingui();
  const rows = useFieldArray({ control: form.control, name: 'booking_links_attributes' });
  const errors = form.formState.errors.booking_links_attributes;
  return (
    <Fieldset label={t`Links`} hint={t`A portfolio, a profile, a job advert. Optional.`}>
      <Stack gap="sm">
        {rows.fields.map((row, at) => (
          <Row key={row.id} wrap={false} align="start">
            <Grow>
              <TextField
                label={t`Link ${at + 1}`}
                labelHidden
                type="url"
                inputMode="url"
                placeholder="https://"
                {...form.register(`booking_links_attributes.${at}.internal_link`)}
                error={errors?.[at]?.internal_link?.message}
              />
            </Grow>
            <IconButton icon={IconTrash} label={t`Remove link ${at + 1}`} onPress={() => rows.remove(at)} />
          </Row>
        ))}
        {rows.fields.length < mostLinks && (
          <Row>
            <Button kind="quiet" size="sm" icon={IconPlus} onPress={() => rows.append({ internal_link: '' })}>
              {t`Add link`}
            </Button>
          </Row>
        )}
      </Stack>
    </Fieldset>
  );
};

/** What the form needs, for members and admins alike. */
type Topic = Pick<
  BookingSession,
  'form' | 'files' | 'addFiles' | 'removeFile' | 'fileError' | 'draft' | 'areFilesLost'
>;

/** The texts that differ when an admin fills it in for others (ADB-37). */
interface Wording {
  topic: string;
  placeholder: string;
  full: string;
}

/** Step 2, the pre-session form (BKG-28 to BKG-34). */
export const TopicStep = ({ session, words }: { session: Topic; words?: Wording }) => {
  const { t } = useLingui();
  const { form, files, addFiles, removeFile, fileError, draft, areFilesLost } = session;
  return (
    <Stack gap="lg">
      {draft && (
        <Notice tone="info">
          {t`What you typed before is still here.`} {areFilesLost && t`Files have to be chosen again.`}
        </Notice>
      )}
      <TextArea
        label={words?.topic ?? t`What would you like to talk about?`}
        placeholder={words?.placeholder ?? t`Give a little context, so that the session can start right away`}
        required
        {...form.register('topic')}
        max={requestLimits.topicLength}
        error={form.formState.errors.topic?.message}
      />
      <FormProvider {...form}>
        <ObjectivesField
          hint={t`What you want to take away, 1 to 3.`}
          fullReason={words?.full}
          examples={[t`e.g. Structure answers to case questions`, t`Add another objective`, t`One more`]}
        />
      </FormProvider>
      <Links form={form} />
      <FilePick
        label={t`Attachments`}
        hint={t`Up to 5 files, 20MB in all. Optional.`}
        accept={attachmentTypes}
        {...attachmentLimits}
        files={files.map(({ key, file }) => ({ key, name: shortened(file.name, longestName), bytes: file.size }))}
        onPick={addFiles}
        onRemove={removeFile}
        error={fileError}
        messages={{
          count: t`You can only upload up to 5 files.`,
          total: t`Total file size must not exceed 20MB.`,
          size: t`Total file size must not exceed 20MB.`,
        }}
      />
    </Stack>
  );
};
