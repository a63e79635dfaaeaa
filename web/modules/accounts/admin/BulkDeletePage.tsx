import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { BulkDeleted } from '../../../../contract/accounts/schemas/bulk.ts';
import { bulkFileBytes } from '../../../../contract/accounts/values.ts';
import { tableFileTypes } from '../../../lib/table-file-types.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useBulkDelete } from './queries.ts';

/** D30: the accounts that could not be deleted, and why. */
const Kept = ({ kept }: Pick<BulkDeleted, 'kept'>) => {
  const { t } = useLingui();
  return (
    <SectionCard flush title={t`These accounts were kept`}>
      <RowList label={t`These accounts were kept`}>
        {kept.map(({ email, reason }) => (
          <ListRow key={email}>
            <Text strong>{email}</Text>
            <Text size="meta" tone="secondary">
              {reason}
            </Text>
          </ListRow>
        ))}
      </RowList>
    </SectionCard>
  );
};

/** The file stays chosen until it is accepted; what is wrong with it stands beside it. */
const useSending = () => {
  const { t } = useLingui();
  const { mutateAsync, isPending, data } = useBulkDelete();
  const submission = useSubmit({
    values: { file: null as File | null },
    send: ({ file }) => mutateAsync(file ?? new File([], '')),
    said: ({ message }) => message,
    done: (_answer, { form }) => form.reset({ file: null }),
    printed: t`Error deleting users`,
  });
  return { ...submission, isPending, kept: data?.kept ?? [] };
};

interface QuestionProps {
  name: string;
  onClose: () => void;
  onConfirm: () => void;
}

const Question = ({ name, onClose, onConfirm }: QuestionProps) => {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={t`Delete these users?`}
      confirmLabel={t`Delete users`}
    >
      {t`Every account whose address stands in “${name}” is closed at once.`}
    </ConfirmDialog>
  );
};

/** INV-29, B96: deletes many accounts, given a file of their addresses. */
export const BulkDeletePage = () => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { form, errors, submit, isPending, kept } = useSending();
  const file = useWatch({ control: form.control, name: 'file' });
  const ask = () => {
    if (file === null) form.setError('file', { message: t`File is a required field` });
    else setAsking(true);
  };
  const confirm = () => {
    setAsking(false);
    return submit();
  };
  const pick = (chosen: File | null) => {
    form.clearErrors('file');
    form.setValue('file', chosen);
  };
  return (
    <ListPage
      title={t`Bulk delete`}
      lead={t`Delete many accounts at once, by a file of their addresses.`}
      width="admin"
    >
      <Stack gap="lg">
        <SectionCard title={t`The file`} hint={t`A CSV file with one column called email, an address on each line.`}>
          <Form label={t`Bulk delete`} onSubmit={ask}>
            <FilePick
              label={t`File`}
              required
              accept={tableFileTypes}
              maxBytes={bulkFileBytes}
              files={file ? [{ key: file.name, name: file.name, bytes: file.size }] : []}
              onPick={([chosen]) => pick(chosen ?? null)}
              onRemove={() => pick(null)}
              error={errors.file?.message}
              pending={isPending}
            />
            <Notice tone="warning">
              <Trans>
                Each account is closed at once: its sessions are cancelled and its points returned. Under Users you can
                restore it for 30 days.
              </Trans>
            </Notice>
            <FormActions>
              <Button kind="danger" submit pending={isPending}>{t`Delete users`}</Button>
            </FormActions>
          </Form>
        </SectionCard>
        {kept.length > 0 && <Kept kept={kept} />}
      </Stack>
      {asking && <Question name={file?.name ?? ''} onClose={() => setAsking(false)} onConfirm={confirm} />}
    </ListPage>
  );
};
