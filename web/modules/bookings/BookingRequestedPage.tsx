import { useLingui } from '@lingui/react/macro';
import { IconCalendar, IconClock, IconHourglass } from '@tabler/icons-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { longDay, shortDay, timeOfDay, timeRange } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Divider, Row, Stack } from '../../ui/Layout.tsx';
import { useBooking } from './queries.ts';

/** BKG-14: it is on its way; whom it waits for, and until when. */
export const BookingRequestedPage = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const { booking } = useBooking(id);
  usePageTitle(t`Booking request sent`);
  const name = booking?.participant.user.full_name;
  const zone = booking?.display_timezone ?? 'UTC';
  const until = booking?.expires_at
    ? `${shortDay(booking.expires_at, zone)}, ${timeOfDay(booking.expires_at, zone)}`
    : null;
  return (
    <DetailPage
      width="narrow"
      title={t`Booking request sent`}
      lead={name === undefined ? undefined : t`${name} has been asked. You will hear as soon as there is an answer.`}
    >
      <Stack gap="lg">
        {booking && (
          <Card>
            <Stack gap="md">
              <PersonRow name={booking.participant.user.full_name} src={booking.participant.user.photo} size={46} />
              <Divider />
              <IconLine icon={IconCalendar}>{longDay(booking.start_at, zone)}</IconLine>
              <IconLine icon={IconClock}>
                {timeRange(booking.start_at, booking.end_at, zone)} ({zone.replaceAll('_', ' ')})
              </IconLine>
              {until !== null && <IconLine icon={IconHourglass}>{t`Waiting for an answer until ${until}`}</IconLine>}
            </Stack>
          </Card>
        )}
        <Row>
          <Button kind="primary" href={paths.bookings()}>
            {t`Return to Bookings`}
          </Button>
        </Row>
      </Stack>
    </DetailPage>
  );
};
