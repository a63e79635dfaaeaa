import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { saveEvent } from '../../../../contract/events/index.ts';
import { refusals } from '../../../../contract/messages.ts';
import { found, refuseField } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import { changeTicket, insertTickets, lockTicketsOf } from '../store/tickets.ts';
import type { EventRow, TicketRow } from '../tables.ts';
import { offerLeft } from '../take/release.ts';

type Given = EndpointInput<typeof saveEvent>['body']['tickets'][number];

/** D23: sen inside. Free tickets cost nothing (EVT-32). */
const columnsOf = ({ name, ticket_type: ticketType, price, max_amount, max_per_user }: Given, position: number) => ({
  position,
  name,
  ticketType,
  price: ticketType === 'free' ? 0 : Math.round(price * 100),
  maxAmount: max_amount,
  maxPerUser: max_per_user,
});

/** What people have taken stays: not fewer than that, and neither free nor paid from now on. */
const judge = (before: TicketRow, after: ReturnType<typeof columnsOf>, at: number) => {
  if (after.maxAmount > 0 && after.maxAmount < before.taken)
    refuseField(`tickets.${at}.max_amount`, refusals['events.not_enough_tickets']);
  if (before.taken > 0 && before.ticketType !== after.ticketType)
    refuseField(`tickets.${at}.ticket_type`, refusals['events.ticket_type_fixed']);
};

/**
 * EVT-33: new ones are added, existing ones changed, those that are to go are hidden and never deleted. A ticket of which
 * there are more now is offered to those who wait for it.
 */
export const putTickets = async (
  change: Change,
  event: Pick<EventRow, 'id' | 'startTime' | 'active'>,
  given: readonly Given[],
) => {
  const { tx } = change;
  const locked = await lockTicketsOf(tx, event.id);
  const added = [];
  for (const [at, ticket] of given.entries()) {
    const active = ticket.active && !ticket._destroy;
    const columns = columnsOf(ticket, at);
    if (ticket.id === undefined) {
      if (active) added.push({ ...columns, eventId: event.id });
      continue;
    }
    const before = found(
      locked.find(({ id }) => id === ticket.id),
      'events.ticket_not_found',
    );
    if (active) judge(before, columns, at);
    const after = active ? { ...columns, active } : { active };
    await changeTicket(tx, before.id, after);
    await offerLeft(change, event, { ...before, ...after });
  }
  await insertTickets(tx, added);
};
