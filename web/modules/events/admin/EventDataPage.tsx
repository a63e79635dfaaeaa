import { useLingui } from '@lingui/react/macro';
import { IconCreditCardRefund, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { eventData } from '../../../../contract/events/endpoints.ts';
import type { EventDatum } from '../../../../contract/events/schemas/admin.ts';
import { eventDataTable } from '../../../../contract/events/values.ts';
import { momentIn } from '../../../lib/admin-tables.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useAdminTable } from '../../../lib/use-admin-table.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { TablePage } from '../../../ui/frames/TablePage.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useProgrammeHere } from '../../programmes/index.ts';
import { eventAdminPages } from './addresses.ts';
import { Denied, isAdminsOnly } from './Denied.tsx';
import { useEditableEvent } from './queries.ts';
import type { EventDataFilter } from './search.ts';
import { RefundDialog } from './windows.ts';

const money = (ringgit: number) => ringgit.toFixed(2);

type Refunding = (row: EventDatum) => void;

const Act = ({ row, onRefund }: { row: EventDatum; onRefund: Refunding }) => {
  const { t } = useLingui();
  if (row.refunded) return <StatusPill tone="grey">{t`Refunded`}</StatusPill>;
  if (row.orderTotal === 0 && row.orderTickets === 0) return <StatusPill tone="grey">{t`Given back`}</StatusPill>;
  const { email, ticketName: ticket } = row;
  return (
    <Button size="sm" icon={IconCreditCardRefund} label={t`Refund ${ticket} of ${email}`} onPress={() => onRefund(row)}>
      {t`Refund`}
    </Button>
  );
};

const Refunded = ({ row: { refunded, refundedTickets: some, quantity } }: { row: EventDatum }) => {
  const { t } = useLingui();
  if (refunded) return t`Yes`;
  return some > 0 ? t`${some} of ${quantity}` : t`No`;
};

const useColumns = (zone: string, onRefund: Refunding): Column<EventDatum>[] => {
  const { t } = useLingui();
  const { columns: heads } = eventDataTable;
  return [
    { key: 'attendeeId', header: heads.attendeeId, cell: (row) => row.attendeeId },
    { key: 'firstName', header: heads.firstName, card: 'title', cell: (row) => row.firstName },
    { key: 'lastName', header: heads.lastName, cell: (row) => row.lastName },
    { key: 'email', header: heads.email, breaks: 'never', cell: (row) => row.email },
    { key: 'enterpriseName', header: heads.enterpriseName, card: 'filled', cell: (row) => row.enterpriseName ?? '–' },
    { key: 'programmeName', header: heads.programmeName, card: 'filled', cell: (row) => row.programmeName ?? '–' },
    {
      key: 'programmeUserType',
      header: heads.programmeUserType,
      card: 'filled',
      cell: (row) => row.programmeUserType ?? '–',
    },
    { key: 'eventId', header: heads.eventId, cell: (row) => row.eventId },
    { key: 'eventName', header: heads.eventName, cell: (row) => row.eventName },
    { key: 'ticketName', header: heads.ticketName, cell: (row) => row.ticketName },
    { key: 'quantity', header: heads.quantity, align: 'end', cell: (row) => row.quantity },
    {
      key: 'dateOfPurchase',
      header: heads.dateOfPurchase,
      breaks: 'never',
      cell: (row) => momentIn(row.dateOfPurchase, zone),
    },
    { key: 'ticketPrice', header: heads.ticketPrice, align: 'end', cell: (row) => money(row.ticketPrice) },
    { key: 'totalPayment', header: heads.totalPayment, align: 'end', cell: (row) => money(row.totalPayment) },
    { key: 'serviceTax', header: heads.serviceTax, align: 'end', cell: (row) => money(row.serviceTax) },
    {
      key: 'firstTimeBuyer',
      header: heads.firstTimeBuyer,
      cell: (row) => (row.firstTimeBuyer ? t`Yes` : t`No`),
    },
    { key: 'refunded', header: heads.refunded, cell: (row) => <Refunded row={row} /> },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) => <Act row={row} onRefund={onRefund} />,
    },
  ];
};

interface Props {
  asked: EventDataFilter;
  zone: string;
  onAsk: (next: EventDataFilter) => void;
}

/** EVT-41 to EVT-43: who took tickets, of all events that one administers or of one. */
export const EventDataPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const programme = useProgrammeHere();
  const { event_id: eventId } = asked;
  const { data: event } = useEditableEvent(eventId ?? null);
  const query = { ...asked, ...(programme !== null && { program_id: programme.id }) };
  const table = useAdminTable<EventDatum>(eventDataTable, eventData, query);
  const [refunding, setRefunding] = useState<EventDatum | null>(null);
  const columns = useColumns(zone, setRefunding);
  usePageTitle(t`Event data`);
  if (table.state === 'error' && isAdminsOnly(table.errorText)) return <Denied message={table.errorText} />;
  const name = event?.title ?? t`Event #${eventId}`;
  return (
    <>
      <TablePage
        {...table}
        asked={asked}
        title={t`Event data`}
        lead={eventId === undefined ? t`Everyone who took a ticket, one line for each order and ticket.` : name}
        back={{ href: eventAdminPages(programme).list, label: t`Events` }}
        {...(eventId !== undefined && {
          actions: <Button onPress={() => onAsk({})}>{t`Show all events`}</Button>,
        })}
        onAsk={(next) => onAsk({ ...next, ...(eventId !== undefined && { event_id: eventId }) })}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState compact icon={IconTicket} title={t`Nobody has taken a ticket yet`} />}
      />
      {refunding && <RefundDialog row={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
};
