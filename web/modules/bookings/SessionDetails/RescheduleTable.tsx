import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { DataTable } from '../../../ui/DataTable.tsx';

type Row = Booking['booking_reschedules'][number];

/** BKG-83, BKG-104, BKG-105: who moved it and when; BKG-85: why, if an admin gave a reason. */
export const RescheduleTable = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { booking_reschedules: rows, display_timezone: zone } = booking;
  const people = { mentor: t`Mentor`, mentee: t`Mentee`, admin: t`Admin` };
  const moment = (at: string) => `${shortDay(at, zone)}, ${timeOfDay(at, zone)}`;
  return (
    <DataTable<Row>
      label={t`Reschedule history`}
      rows={rows}
      rowKey={({ created_at: at }) => at}
      columns={[
        { key: 'submitted', header: t`Submitted on`, cell: (row) => moment(row.created_at), card: 'title' },
        { key: 'by', header: t`Requested by`, cell: (row) => people[row.who_rescheduled] },
        { key: 'from', header: t`From`, cell: (row) => moment(row.old_start_time) },
        { key: 'to', header: t`To`, cell: (row) => moment(row.new_start_time) },
        { key: 'reason', header: t`Reason`, cell: (row) => row.reschedule_reason, breaks: 'anywhere' },
      ]}
    />
  );
};
