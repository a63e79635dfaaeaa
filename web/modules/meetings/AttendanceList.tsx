import { useLingui } from '@lingui/react/macro';
import type { BookingAttendance } from '../../../contract/bookings/schemas/room.ts';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { MeetingPill } from './MeetingPill.tsx';
import { useAttendance } from './queries.ts';

type Meeting = BookingAttendance['meetings'][number];

const OfMeeting = ({ meeting, zone }: { meeting: Meeting; zone: string }) => {
  const { t } = useLingui();
  const day = meeting.start_time === null ? '' : shortDay(meeting.start_time, zone);
  return (
    <Stack gap="sm">
      <Row justify="between">
        <Heading level={4}>{day}</Heading>
        <MeetingPill status={meeting.status} />
      </Row>
      <StatusPill tone={meeting.is_valid ? 'green' : 'orange'}>
        {meeting.is_valid ? t`Held: five minutes together` : t`Not held: less than five minutes together`}
      </StatusPill>
      <RowList label={t`Attendance`}>
        {meeting.people.map(({ user_id: id, full_name: name, user_type: side, minutes, spans }) => (
          <ListRow key={id}>
            <Stack gap="xs">
              <Text strong>
                {name} ({side === 'mentor' ? t`Mentor` : t`Mentee`})
              </Text>
              <Text size="meta" tone="secondary">
                {spans.length === 0 ? t`Was never in the room.` : t`${minutes} minutes in the room`}
              </Text>
              {spans.map(({ joined_at: from, left_at: to, here }) => (
                <Text key={from} size="meta" numeric>
                  {timeOfDay(from, zone)} – {here ? t`still there` : timeOfDay(to, zone)}
                </Text>
              ))}
            </Stack>
          </ListRow>
        ))}
      </RowList>
    </Stack>
  );
};

/** B53: who was in the room and when, shown next to a report for the person judging it. */
export const AttendanceList = ({ bookingId, zone }: { bookingId: number; zone: string }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useAttendance(bookingId);
  return (
    <SectionCard title={t`Attendance`} hint={t`Written by the server while the meeting room was open.`} level={3}>
      {data === undefined ? (
        error ? (
          <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonForm fields={2} />
        )
      ) : data.meetings.length === 0 ? (
        <EmptyState compact title={t`Nobody was in the meeting room`} />
      ) : (
        <Stack gap="lg">
          {data.meetings.map((meeting) => (
            <OfMeeting key={meeting.id} meeting={meeting} zone={zone} />
          ))}
        </Stack>
      )}
    </SectionCard>
  );
};
