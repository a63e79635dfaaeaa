import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BulkDeleted } from '../../../../contract/accounts/schemas/bulk.ts';
import { bulkFileBytes } from '../../../../contract/accounts/values.ts';
import { CallRefused } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { tableFileTypes } from '../../../lib/table-file-types.ts';
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
import { toastSuccess } from '../../../ui/toast.tsx';
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

/**
 * Shows the result of an uploaded file as a message next to it or as a toast; the file stays chosen until it is
 * accepted.
 */
const useSending = (file: File | null, onSent: () => void) => {
  const { t } = useLingui();
  const { mutate, isPending, data } = useBulkDelete();
  const [error, setError] = useState<string | null>(null);
  const send = () => {
    if (file === null) return;
    setError(null);
    mutate(file, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onSent();
      },
      onError: (failure) => {
        const refusal = failure instanceof CallRefused ? failure.refusal : null;
        if (refusal?.fields?.file) setError(refusal.fields.file);
        else sayFailure(failure, t`Error deleting users`);
      },
    });
  };
  return { send, isPending, kept: data?.kept ?? [], error, setError };
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
  const [file, setFile] = useState<File | null>(null);
  const [asking, setAsking] = useState(false);
  const { send, isPending, kept, error, setError } = useSending(file, () => setFile(null));
  const ask = () => {
    if (file === null) setError(t`File is a required field`);
    else setAsking(true);
  };
  const confirm = () => {
    setAsking(false);
    send();
  };
  const pick = (chosen: File | null) => {
    setError(null);
    setFile(chosen);
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
              error={error}
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
