import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import { later } from '../../../ui/later.tsx';

const RescheduleTable = later(async () => (await import('./RescheduleTable.tsx')).RescheduleTable);

/** BKG-83, D09: whether and how often the session was moved; most never were, so the table is loaded when needed. */
export const RescheduleHistory = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const count = booking.booking_reschedules.length;
  if (count === 0)
    return (
      <SectionCard title={t`Reschedule history`} level={3}>
        <Text tone="secondary">{t`No reschedule history for this session.`}</Text>
      </SectionCard>
    );
  return (
    <SectionCard title={t`Reschedule history (${count})`} level={3} flush>
      <RescheduleTable booking={booking} />
    </SectionCard>
  );
};
