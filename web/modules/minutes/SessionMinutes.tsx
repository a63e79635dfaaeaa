import { useLingui } from '@lingui/react/macro';
import type { BookingMeeting } from '../../../contract/meetings/schemas.ts';
import { refusalOf } from '../../lib/call.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Actions } from './Actions.tsx';
import { Agenda } from './Agenda.tsx';
import { useMinutes } from './queries.ts';
import { SharedNotes } from './SharedNotes.tsx';

interface Props {
  bookingId: number;
  /** Their transcripts say what people are going to do. */
  meetings: readonly BookingMeeting[];
}

/** What a session is prepared with and what it leaves, for those who take part in it. */
export const SessionMinutes = ({ bookingId, meetings }: Props) => {
  const { t } = useLingui();
  const { data: minutes, error, isFetching, refetch } = useMinutes(bookingId);
  // What people note for each other is not for whoever views as one of them.
  if (refusalOf(error)?.code === 'accounts.not_while_viewing') return null;
  if (!minutes)
    return (
      <SectionCard title={t`Agenda`} level={3}>
        {error ? (
          <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonList rows={2} />
        )}
      </SectionCard>
    );
  return (
    <Stack gap="md">
      <Agenda minutes={minutes} />
      <SharedNotes minutes={minutes} />
      <Actions minutes={minutes} meetings={meetings} />
    </Stack>
  );
};
