import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../../ui/Card.tsx';
import { laterInPage } from '../../../ui/later.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useBookingNote } from '../queries.ts';

const Waiting = () => <SkeletonForm fields={1} />;
const NoteForm = laterInPage(async () => (await import('./NoteForm.tsx')).NoteForm, Waiting);

/** BKG-119, B49: the user's own note, which nobody else can see. */
export const NotesEditor = ({ bookingId }: { bookingId: number }) => {
  const { t } = useLingui();
  const { data, isError, refetch } = useBookingNote(bookingId);
  return (
    <SectionCard title={t`My notes`} hint={t`Only you can see them.`} level={3}>
      {data ? (
        <NoteForm key={bookingId} bookingId={bookingId} stored={data.note} />
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </SectionCard>
  );
};
