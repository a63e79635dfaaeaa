import { useLingui } from '@lingui/react/macro';
import type { Event, Ticket } from '../../../../contract/events/schemas/reading.ts';
import { fewLeft } from '../../../../contract/events/values.ts';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow } from '../../../ui/RowList.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ringgit } from '../words.ts';
import { mostOf } from './amounts.ts';
import { WaitingList } from './WaitingList.tsx';

interface Props {
  event: Event;
  ticket: Ticket;
  amount: number;
  /** Null: nothing can be chosen, since the event is over or an order is under way. */
  onAmount: ((amount: number) => void) | null;
  onSignIn: () => void;
}

/** EVT-10 */
const Left = ({ ticket: { tickets_left: left } }: Pick<Props, 'ticket'>) => {
  const { t } = useLingui();
  if (left === null || left === 0 || left > fewLeft) return null;
  return <StatusPill tone="orange">{t`${left} left`}</StatusPill>;
};

/** Why nothing of a ticket that is not sold out can be added. */
const useWhyNone = ({ event, ticket }: Pick<Props, 'event' | 'ticket'>) => {
  const { t } = useLingui();
  if (ticket.ticket_type === 'paid' && !event.can_pay)
    return t`Payments have not been set up here yet, so this ticket cannot be bought.`;
  return t`You already have the maximum number of these tickets.`;
};

const Amount = ({
  ticket,
  amount,
  onAmount,
  most,
}: Pick<Props, 'ticket' | 'amount' | 'onAmount'> & { most: number }) => {
  const { t } = useLingui();
  if (onAmount === null || most === 0) return null;
  return (
    <Stepper label={t`Number of ${ticket.name}`} labelHidden value={amount} onChange={onAmount} min={0} max={most} />
  );
};

/** Why nothing can be added, or the way to wait for it. */
const Below = ({ event, ticket, onSignIn, most }: Pick<Props, 'event' | 'ticket' | 'onSignIn'> & { most: number }) => {
  const why = useWhyNone({ event, ticket });
  const isSoldOut = ticket.tickets_left === 0 && most === 0;
  if (isSoldOut || ticket.waiting !== null) return <WaitingList event={event} ticket={ticket} onSignIn={onSignIn} />;
  if (most > 0) return null;
  return (
    <Text size="control" tone="secondary">
      {why}
    </Text>
  );
};

/** EVT-07, EVT-09: one kind of ticket, and how many of it. */
export const TicketRow = (props: Props) => {
  const { t } = useLingui();
  const { event, ticket, amount, onAmount, onSignIn } = props;
  const most = mostOf(ticket, event);
  // A place in the line stays in view while another order waits for its payment.
  const waits = ticket.waiting?.state === 'waiting' && !event.has_begun;
  const price = ticket.ticket_type === 'free' ? t`Free` : ringgit(ticket.price);
  return (
    <ListRow>
      <Stack gap="sm">
        <Row justify="between" gap="md" wrap={false}>
          <Grow>
            <Text strong>{ticket.name}</Text>
            <Row>
              <Text as="span" size="control" tone="secondary" numeric>
                {price}
              </Text>
              <Left ticket={ticket} />
              {ticket.tickets_left === 0 && most === 0 && <StatusPill tone="grey">{t`Sold out`}</StatusPill>}
            </Row>
          </Grow>
          <Amount ticket={ticket} amount={amount} onAmount={onAmount} most={most} />
        </Row>
        {(onAmount !== null || waits) && <Below event={event} ticket={ticket} onSignIn={onSignIn} most={most} />}
      </Stack>
    </ListRow>
  );
};
