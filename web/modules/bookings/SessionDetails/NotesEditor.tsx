import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useUpdateNote } from '../acts/queries.ts';
import { useBookingNote } from '../queries.ts';

const longestNote = 5000;

const Editor = ({ bookingId, stored }: { bookingId: number; stored: string }) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending } = useUpdateNote(bookingId);
  const note = typed ?? stored;
  const unchanged = note === stored;
  const save = () => mutate(note, { onSuccess: () => setTyped(null) });
  return (
    <Stack gap="sm">
      <TextArea
        label={t`My notes`}
        labelHidden
        placeholder={t`What to remember of this session`}
        value={note}
        max={longestNote}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Row justify="end">
        <ActionButton
          kind="light"
          size="sm"
          pending={isPending}
          whyNot={unchanged ? t`There is nothing new to save` : null}
          onPress={save}
        >
          {t`Save note`}
        </ActionButton>
      </Row>
    </Stack>
  );
};

/** BKG-119, B49: the user's own note, which nobody else can see. */
export const NotesEditor = ({ bookingId }: { bookingId: number }) => {
  const { t } = useLingui();
  const { data, isError, refetch } = useBookingNote(bookingId);
  return (
    <SectionCard title={t`My notes`} hint={t`Only you can see them.`} level={3}>
      {data ? (
        <Editor key={bookingId} bookingId={bookingId} stored={data.note} />
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm fields={1} />
      )}
    </SectionCard>
  );
};
