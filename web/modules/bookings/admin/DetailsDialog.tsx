import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminAct } from '../../../../contract/bookings/schemas/states.ts';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { useJoins } from '../../../lib/joins.ts';
import { adminPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ActButtons } from './ActButtons.tsx';
import { ActWindow } from './ActWindow.tsx';
import { About, BookingFacts, BookingStatus, Meetings, Reports } from './BookingParts.tsx';

interface Props {
  booking: AdminBooking;
  zone: string;
  onClose: () => void;
}

/** Within its programme, if it has one (ADB-28). */
const pageOf = ({ id, program }: AdminBooking) =>
  program && adminPath({ slug: program.slug, enterprise: { slug: program.enterprise_slug } }, `bookings/${id}`);

/** ADB-27, ADB-30: all details of a booking and its actions; an open action temporarily replaces this window. */
export const DetailsDialog = ({ booking, zone, onClose }: Props) => {
  const { t } = useLingui();
  const { BookingReviews } = useJoins();
  const [act, setAct] = useState<AdminAct | null>(null);
  const { id } = booking;
  const page = pageOf(booking);
  if (act !== null) return <ActWindow act={act} booking={booking} zone={zone} onClose={() => setAct(null)} />;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      reading
      title={t`Booking #${id}`}
      footer={
        <Row justify="end">
          <ActButtons booking={booking} onAct={setAct} />
        </Row>
      }
    >
      <Stack gap="lg">
        <Row justify="between">
          <BookingStatus booking={booking} />
          {page !== null && <Button kind="quiet" href={page}>{t`Open its page`}</Button>}
        </Row>
        <Reports booking={booking} zone={zone} />
        <BookingFacts booking={booking} zone={zone} />
        <About booking={booking} />
        <Meetings booking={booking} zone={zone} />
        <BookingReviews bookingId={id} />
      </Stack>
    </Dialog>
  );
};
