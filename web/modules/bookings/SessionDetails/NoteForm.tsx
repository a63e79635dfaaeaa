import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useUpdateNote } from '../acts/queries.ts';

const longestNote = 5000;

/** B49: what was typed stays until it is saved. */
export const NoteForm = ({ bookingId, stored }: { bookingId: number; stored: string }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useUpdateNote(bookingId);
  const { form, errors, submit } = useSubmit({
    // Null until something is typed: what is stored may change in another window.
    values: { note: null as string | null },
    toWire: ({ note }) => note ?? stored,
    send: (note) => mutateAsync(note),
    said: ({ message }) => message,
    done: (_answer, sent) => sent.form.reset({ note: null }),
    printed: t`Oops, something went wrong.`,
  });
  const note = useWatch({ control: form.control, name: 'note' }) ?? stored;
  const unchanged = note === stored;
  return (
    <Stack gap="sm">
      <TextArea
        label={t`My notes`}
        labelHidden
        placeholder={t`What to remember of this session`}
        value={note}
        max={longestNote}
        error={errors.note?.message}
        onChange={(event) => form.setValue('note', event.target.value)}
      />
      <Row justify="end">
        <ActionButton
          kind="light"
          size="sm"
          pending={isPending}
          whyNot={unchanged ? t`There is nothing new to save` : null}
          onPress={() => submit()}
        >
          {t`Save note`}
        </ActionButton>
      </Row>
    </Stack>
  );
};
