import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Event } from '../../../../contract/events/schemas/reading.ts';
import type { UserTicketPurchase } from '../../../../contract/events/schemas/taking.ts';
import { paths } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { later } from '../../../ui/later.tsx';
import { Divider, Grow, Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import type { useOwnTickets } from '../queries.ts';
import { ringgit } from '../words.ts';
import { AdmissionRow } from './AdmissionRow.tsx';

const OrderReceipt = later(async () => (await import('./OrderReceipt.tsx')).OrderReceipt);

type Own = NonNullable<ReturnType<typeof useOwnTickets>['data']>;

interface Props {
  event: Event;
  tickets: Own;
}

interface OrderProps {
  order: UserTicketPurchase;
  /** Beside the first line of an order that was paid for. */
  receipt: ReactNode;
}

/** EVT-19: what was ordered, when, and what it cost. */
const OrderRow = ({ order, receipt }: OrderProps) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { ticket, amount, refunded, paid_at: paidAt, total_paid: paid, status } = order;
  return (
    <ListRow>
      <Row justify="between" wrap={false}>
        <Grow>
          <Text size="control" strong>{t`${amount} × ${ticket}`}</Text>
          {paidAt !== null && (
            <Text size="meta" tone="secondary">
              {shortDay(paidAt, zone)}
            </Text>
          )}
        </Grow>
        {status === 'refunded' && <StatusPill tone="grey">{t`Refunded`}</StatusPill>}
        {status !== 'refunded' && refunded > 0 && (
          <StatusPill tone="grey">
            {refunded === amount ? t`Refunded` : t`${refunded} of ${amount} refunded`}
          </StatusPill>
        )}
        {receipt}
        <Text as="span" size="control" numeric>
          {paid > 0 ? ringgit(paid) : t`Free`}
        </Text>
      </Row>
    </ListRow>
  );
};

/** Orders that came to something; one that waits for its payment is shown beside. */
const isDone = ({ status }: UserTicketPurchase) => status === 'confirmed' || status === 'refunded';

/** EVT-02, EVT-05: every way in with its code, and the orders that they come from. */
export const YourTickets = ({ event, tickets }: Props) => {
  const { t } = useLingui();
  const { admissions } = tickets;
  const orders = tickets.tickets.filter(isDone);
  if (admissions.length === 0 && orders.length === 0) return null;
  const canCome = !event.event_ended && admissions.some(({ status }) => status === 'valid');
  const receiptBeside = (line: UserTicketPurchase) => {
    const first = orders.find(({ order_id: id, total_paid: paid }) => id === line.order_id && paid > 0);
    const receipt = first === line && tickets.receipts.find(({ order_id: id }) => id === line.order_id);
    return receipt && <OrderReceipt event={event} receipt={receipt} />;
  };
  const toCalendar = (
    <Button size="sm" icon={IconCalendarPlus} href={paths.eventCalendarFile(event.id)} newTab>
      {t`Add to calendar`}
    </Button>
  );
  return (
    <SectionCard title={t`Your tickets`} flush {...(canCome && { actions: toCalendar })}>
      {admissions.length > 0 && (
        <RowList label={t`Your tickets`}>
          {admissions.map((admission) => (
            <AdmissionRow key={admission.id} admission={admission} isOver={event.event_ended} />
          ))}
        </RowList>
      )}
      {admissions.length > 0 && orders.length > 0 && <Divider />}
      {orders.length > 0 && (
        <RowList label={t`Your orders`}>
          {orders.map((order, at) => (
            <OrderRow key={`${order.order_id}-${at}`} order={order} receipt={receiptBeside(order)} />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
};
