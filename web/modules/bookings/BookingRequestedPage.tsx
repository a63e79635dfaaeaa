import { useLingui } from '@lingui/react/macro';
import { IconCalendar, IconClock, IconHourglass } from '@tabler/icons-react';
import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { longDay, shortDay, timeOfDay, timeRange } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Divider, Row, Stack } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { metIn } from './met.ts';
import { OneBooking } from './OneBooking.tsx';

const Requested = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  usePageTitle(t`Booking request sent`);
  const { start_at: start, end_at: end, expires_at: expires, display_timezone: zone } = booking;
  const { name, photo } = metIn(booking);
  const asked = booking.group
    ? t`The group ${name} has been asked. You will hear as soon as there is an answer.`
    : t`${name} has been asked. You will hear as soon as there is an answer.`;
  const until = expires === null ? null : `${shortDay(expires, zone)}, ${timeOfDay(expires, zone)}`;
  return (
    <DetailPage
      width="narrow"
      title={t`Booking request sent`}
      {...(until === null ? { status: <StatusPill tone={booking.tone}>{booking.label}</StatusPill> } : { lead: asked })}
    >
      <Stack gap="lg">
        <Card>
          <Stack gap="md">
            <PersonRow name={name} src={photo} size={46} />
            <Divider />
            <IconLine icon={IconCalendar}>{longDay(start, zone)}</IconLine>
            <IconLine icon={IconClock}>
              {timeRange(start, end, zone)} ({zone.replaceAll('_', ' ')})
            </IconLine>
            {until !== null && <IconLine icon={IconHourglass}>{t`Waiting for an answer until ${until}`}</IconLine>}
          </Stack>
        </Card>
        <Row>
          <Button kind="primary" href={paths.bookings()}>
            {t`Return to Bookings`}
          </Button>
        </Row>
      </Stack>
    </DetailPage>
  );
};

/** BKG-14: the request has been sent; says who has to answer it, and by when. */
export const BookingRequestedPage = ({ id }: { id: number | undefined }) => (
  <OneBooking id={id}>{(booking) => <Requested booking={booking} />}</OneBooking>
);
