import { useLingui } from '@lingui/react/macro';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { shortDay, timeRange } from '../../../lib/time.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { BookingStatus, DurationPill, PeopleCell } from './BookingParts.tsx';
import { DetailsButton } from './DetailsButton.tsx';

interface Shown {
  zone: string;
  /** Whether to show the programme, as the platform's list does. */
  program: boolean;
  onDetails: (booking: AdminBooking) => void;
}

/** ADB-03: id, time and length, who meets whom, status, creator, and a link to the details. */
export const useBookingColumns = ({ zone, program, onDetails }: Shown): Column<AdminBooking>[] => {
  const { t } = useLingui();
  return [
    { key: 'id', header: t`ID`, cell: ({ id }) => <Text numeric>#{id}</Text> },
    {
      key: 'time',
      header: t`Booking Time`,
      card: 'title',
      breaks: 'never',
      cell: ({ start_at: start, end_at: end, duration }) => (
        <Stack gap="none">
          <Text strong size="control">
            {shortDay(start, zone)}
          </Text>
          <Row gap="xs">
            <Text size="meta" tone="secondary">
              {timeRange(start, end, zone)}
            </Text>
            <DurationPill minutes={duration} />
          </Row>
        </Stack>
      ),
    },
    { key: 'mentor', header: t`Mentor`, width: '17%', cell: ({ mentors }) => <PeopleCell people={mentors} /> },
    {
      key: 'mentees',
      header: t`Mentee(s)`,
      width: '17%',
      cell: ({ mentees }) => <PeopleCell people={mentees} />,
    },
    ...(program
      ? [{ key: 'program', header: t`Program`, cell: ({ program: place }: AdminBooking) => place?.name ?? '–' }]
      : []),
    { key: 'status', header: t`Status`, card: 'end', cell: (booking) => <BookingStatus booking={booking} /> },
    { key: 'created_by', header: t`Created By`, cell: ({ created_by: by }) => by.name },
    {
      key: 'acts',
      header: t`Actions`,
      align: 'end',
      card: 'actions',
      cell: (booking) => <DetailsButton booking={booking} onPress={() => onDetails(booking)} />,
    },
  ];
};
