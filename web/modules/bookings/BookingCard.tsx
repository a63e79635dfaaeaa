import { useLingui } from '@lingui/react/macro';
import { IconCalendarCheck, IconCalendarQuestion, IconClock, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { shortDay, timeOfDay, timeRange } from '../../lib/time.ts';
import { AvatarStack, PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Columns, Row, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { BookingButtons } from './acts/BookingButtons.tsx';
import type { BookingWindow } from './acts/kinds.ts';
import { BookingBadge } from './BookingBadge.tsx';
import { facesOf, metIn } from './met.ts';
import { useSessionTitle } from '../../lib/session-title.ts';
import { useBookingPlace } from './place.ts';

interface Props {
  booking: Booking;
  onShow: (toReview: boolean) => void;
  onOpen: (kind: BookingWindow) => void;
}

/** M26: the session has not moved for whoever suggested another time; the other side is asked about the new one. */
const shownTime = ({ status, start_at, end_at, current_start_time, current_end_time }: Booking) =>
  status === 'pending' && current_start_time !== null && current_end_time !== null
    ? { start: current_start_time, end: current_end_time }
    : { start: start_at, end: end_at };

/** M04: the time by which a request has to be answered. */
const Expiry = ({ booking: { expires_at: at, display_timezone: zone, status } }: { booking: Booking }) => {
  const { t } = useLingui();
  if (at === null) return null;
  const until = `${shortDay(at, zone)}, ${timeOfDay(at, zone)}`;
  return (
    <IconLine icon={IconHourglass} tone="accent" size="meta">
      {status === 'pending_accept' ? t`Please answer by ${until}` : t`Waiting for an answer until ${until}`}
    </IconLine>
  );
};

/** M26: what a suggested time means: for whoever suggested it, that it is only a suggestion; for the other, what they accept. */
const SuggestedTime = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { current_start_time: start, current_end_time: end, display_timezone: zone } = booking;
  if (start === null || end === null) return null;
  const suggested = `${shortDay(booking.start_at, zone)}, ${timeRange(booking.start_at, booking.end_at, zone)}`;
  if (booking.status === 'pending')
    return (
      <IconLine icon={IconCalendarQuestion} size="meta">
        {t`You suggested: ${suggested}`}
      </IconLine>
    );
  const current = `${shortDay(start, zone)}, ${timeRange(start, end, zone)}`;
  return (
    <>
      <IconLine icon={IconCalendarCheck} size="meta">
        {t`Current time: ${current}`}
      </IconLine>
      <Text size="meta" tone="secondary">{t`Accepting moves the session to the time above.`}</Text>
    </>
  );
};

const When = ({ booking }: { booking: Booking }) => {
  const { display_timezone: zone } = booking;
  const { start, end } = shownTime(booking);
  return (
    <Stack gap="sm" align="start">
      <Row gap="md">
        <Heading level={2} look="card">
          {shortDay(start, zone)}
        </Heading>
        <BookingBadge booking={booking} />
      </Row>
      <IconLine icon={IconClock} strong>
        {timeRange(start, end, zone)}
      </IconLine>
      <Expiry booking={booking} />
      <SuggestedTime booking={booking} />
    </Stack>
  );
};

/** The other participant, or the group: its name, three faces and +N. */
const Met = ({ booking, end }: { booking: Booking; end: ReactNode }) => {
  const { t } = useLingui();
  const { user, user_type: side } = booking.participant;
  const href = useBookingPlace().personOf(user);
  const { group } = booking;
  if (group) {
    return (
      <Row justify="between" wrap={false}>
        <Row gap="sm">
          <AvatarStack people={facesOf(group)} size={40} label={t`In the group`} />
          <Text size="control" strong>
            {group.name}
          </Text>
        </Row>
        {end}
      </Row>
    );
  }
  return (
    <PersonRow
      name={user.full_name}
      src={user.photo}
      deleted={user.deleted}
      size={46}
      meta={side === 'mentor' ? t`Mentor` : t`Mentee`}
      {...(href !== null && { href })}
      end={end}
    />
  );
};

/** One session in a list: when, with whom, about what, and the actions available now. */
export const BookingCard = ({ booking, onShow, onOpen }: Props) => {
  const { t } = useLingui();
  const { name } = metIn(booking);
  return (
    <Card as="article" label={useSessionTitle(booking.participant.user.full_name, booking.group?.name)}>
      <Columns ratio="1-2">
        <When booking={booking} />
        <Stack gap="md">
          <Met
            booking={booking}
            end={
              <Button kind="quiet" size="sm" onPress={() => onShow(false)} label={t`Session details, ${name}`}>
                {t`Session details`}
              </Button>
            }
          />
          {booking.topic !== '' && (
            <Text size="control" tone="secondary" lines={2}>
              {booking.topic}
            </Text>
          )}
          {booking.buttons.length > 0 && (
            <Row gap="sm">
              <BookingButtons booking={booking} onOpen={onOpen} onReadReview={() => onShow(true)} />
            </Row>
          )}
        </Stack>
      </Columns>
    </Card>
  );
};
