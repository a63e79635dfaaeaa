import { useLingui } from '@lingui/react/macro';
import type { ApplicationForm } from '../../../contract/applications/schemas/applying.ts';
import type { ApplicationQuestion } from '../../../contract/applications/schemas/fields.ts';
import { applicationLimits } from '../../../contract/applications/values.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { FieldProps } from '../../ui/types.ts';
import { typesOf } from './file-kinds.ts';
import { TwoHints } from './TwoHints.tsx';
import { useSendingFile } from './useSendingFile.ts';

interface Props {
  form: ApplicationForm;
  question: ApplicationQuestion;
  shared: FieldProps;
}

/** APP-25: the file is kept in the draft at once, so it is still there after a reload. */
export const FileAnswerField = ({ form, question, shared }: Props) => {
  const { t } = useLingui();
  const { sent, unsent, isSending, isPending, send, remove } = useSendingFile(form, question.id);
  const kept = (form.applicant?.files ?? []).filter(({ question_id: id }) => id === question.id);
  return (
    <Stack gap="sm">
      <FilePick
        {...shared}
        hint={<TwoHints first={shared.hint} then={t`The file is saved with your draft as soon as you choose it.`} />}
        accept={typesOf(question.file_kinds)}
        maxBytes={applicationLimits.fileBytes}
        messages={{ size: t`File exceeds the 10MB size limit.` }}
        prompt={kept.length > 0 ? t`Choose another file` : t`Choose a file`}
        files={kept.map(({ id, file_name, file_size, file }) => ({
          key: String(id),
          name: file_name,
          bytes: file_size,
          href: file,
        }))}
        onPick={([file]) => file && send(file)}
        onRemove={(key) => remove(Number(key))}
        pending={isPending}
        {...(isSending && { sent })}
      />
      {unsent && (
        <Notice
          tone="error"
          action={<Button size="sm" onPress={() => send(unsent)}>{t`Try again`}</Button>}
        >{t`${unsent.name} was not uploaded.`}</Notice>
      )}
    </Stack>
  );
};
