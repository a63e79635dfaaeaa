import { useLingui } from '@lingui/react/macro';
import type { AdminBooking, AdminPerson } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { longDay, shortDay, timeRange } from '../../../lib/time.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { AttendanceList } from '../../meetings/index.ts';

interface PersonProps {
  person: AdminPerson;
  meta?: string;
  size?: number;
  /** A long name may wrap to a second line. */
  wraps?: boolean;
}

export const Person = ({ person, meta, size = 32, wraps = true }: PersonProps) => (
  <PersonRow
    name={person.name}
    src={person.photo_url}
    deleted={person.deleted}
    size={size}
    wraps={wraps}
    {...(meta !== undefined && { meta })}
  />
);

/** The people of one side, one below the other. ADB-04: two fit into a row of 80 pixels, each on one line. */
export const PeopleCell = ({ people: shown }: { people: readonly AdminPerson[] }) => (
  <Stack gap="xs">
    {shown.map((one) => (
      <Person key={one.id} person={one} size={shown.length > 1 ? 24 : 32} wraps={shown.length !== 2} />
    ))}
  </Stack>
);

/** ADB-05: red over an hour, orange over half an hour, otherwise green. */
export const durationTone = (minutes: number) => (minutes > 60 ? 'red' : minutes > 30 ? 'orange' : 'green');

export const DurationPill = ({ minutes }: { minutes: number }) => {
  const { t } = useLingui();
  return (
    <StatusPill tone={durationTone(minutes)} size="sm">
      {t`${minutes} min`}
    </StatusPill>
  );
};

export const BookingStatus = ({ booking: { tone, label } }: { booking: AdminBooking }) => (
  <StatusPill tone={tone}>{label}</StatusPill>
);

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const people = (persons: readonly AdminPerson[]) => persons.map(({ name }) => name).join(', ');

/** Who meets whom, when and how (ADB-27); `alone` leaves the people out, where they are already shown. */
export const BookingFacts = ({ booking, zone, alone }: { booking: AdminBooking; zone: string; alone?: boolean }) => {
  const { t } = useLingui();
  const { start_at: start, end_at: end, duration: minutes, program, missed_participant_id: missing } = booking;
  const missed = [...booking.mentors, ...booking.mentees].find(({ id }) => id === missing);
  return (
    <Facts
      columns={2}
      items={[
        { label: t`Booking Time`, value: `${longDay(start, zone)}, ${timeRange(start, end, zone)}` },
        { label: t`Duration`, value: t`${minutes} minutes` },
        ...(alone
          ? []
          : [
              { label: booking.mentors.length > 1 ? t`Mentors` : t`Mentor`, value: people(booking.mentors) },
              { label: t`Mentee(s)`, value: people(booking.mentees) },
            ]),
        { label: t`Session method`, value: capitalised(booking.session_method) },
        ...(booking.location ? [{ label: t`Location`, value: booking.location.title }] : []),
        ...(booking.contact_info ? [{ label: t`Phone number`, value: booking.contact_info }] : []),
        { label: t`Created By`, value: booking.created_by.name },
        ...(program ? [{ label: t`Program`, value: program.name }] : []),
        ...(booking.auto_completed ? [{ label: t`Completed`, value: t`Automatically, 14 days after its end` }] : []),
        ...(missed ? [{ label: t`Did not come`, value: missed.name }] : []),
        ...(booking.cancel_reason ? [{ label: t`Reason`, value: booking.cancel_reason }] : []),
      ]}
    />
  );
};

const useReportWords = () => {
  const { t } = useLingui();
  return ({ kind, reason, other_reason: other, reported_user: reported }: AdminBooking['reports'][number]) => {
    if (kind === 'not_carried_out') return other === null ? reason : `${reason}: ${other}`;
    const name = reported?.name ?? '';
    return t`${name} was absent`;
  };
};

/** The reports about it, and how they were settled. */
export const Reports = ({ booking, zone }: { booking: AdminBooking; zone: string }) => {
  const { t } = useLingui();
  const say = useReportWords();
  return booking.reports.map((report) => {
    const { name } = report.reporter;
    const on = shortDay(report.created_at, zone);
    return (
      <Notice key={report.id} tone={report.resolved_at === null ? 'warning' : 'info'} title={say(report)}>
        {t`Reported by ${name} on ${on}`}
      </Notice>
    );
  });
};

/** ADB-27, MTG-02, B53: what happened in its room and who was there; for a reported session also that nobody was. */
export const Meetings = ({ booking, zone }: { booking: AdminBooking; zone: string }) =>
  booking.meetings.length + booking.reports.length === 0 ? null : <AttendanceList bookingId={booking.id} zone={zone} />;

/** BKG-102, BKG-103 */
export const About = ({ booking: { topic, learning_objectives: objectives } }: { booking: AdminBooking }) => {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={3} look="small">{t`Topic`}</Heading>
        <Text typed tone={topic === '' ? 'secondary' : 'ink'}>
          {topic === '' ? t`No topic given.` : topic}
        </Text>
      </Stack>
      <Stack gap="xs">
        <Heading level={3} look="small">{t`Learning objectives`}</Heading>
        {objectives.length === 0 && <Text tone="secondary">{t`No learning objectives available.`}</Text>}
        {objectives.map(({ objective }, at) => (
          <Text key={`${at}-${objective}`}>
            {at + 1}. {objective}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
};
