import type { PlaceOffered } from '../../../domain-events/events.ts';
import type { Change } from '../../../platform/work.ts';
import { leftOf } from '../rules/stock.ts';
import { hasBegun, offerUntil } from '../rules/time.ts';
import { countTaken, lockTickets } from '../store/tickets.ts';
import { changeWaiting, lockNextWaiting } from '../store/waiting.ts';
import type { EventRow, TicketRow } from '../tables.ts';

type Timed = Pick<EventRow, 'startTime' | 'active'>;

/**
 * Offers what is left of a ticket to those who wait for it, in the order of asking. A place that is offered counts as
 * taken, so nobody else gets it meanwhile. The caller holds the ticket, and says how many of it are taken now.
 */
export const offerLeft = async (change: Change, event: Timed, ticket: TicketRow) => {
  const { tx, now, announce, refresh } = change;
  const left = leftOf(ticket);
  if (left === 0 || !ticket.active || !event.active || hasBegun(event, now)) return;
  // Without a limit everybody who waits can have one.
  for (const { id, userId } of await lockNextWaiting(tx, ticket.id, left ?? 1000)) {
    await changeWaiting(tx, id, { status: 'offered', offeredAt: now, offerExpiresAt: offerUntil(event, now) });
    await countTaken(tx, ticket.id, 1);
    await announce<PlaceOffered>({ name: 'tickets.place_offered', waitingId: id, userId, at: now.toString() });
    refresh({ people: [userId], keys: ['events'] });
  }
};

/** Gives tickets back: to those who wait, else to everybody. */
export const release = async (change: Change, event: Timed, given: readonly { ticketId: number; amount: number }[]) => {
  const locked = await lockTickets(
    change.tx,
    given.map(({ ticketId }) => ticketId),
  );
  for (const ticket of locked) {
    const amount = given.reduce((sum, one) => (one.ticketId === ticket.id ? sum + one.amount : sum), 0);
    await countTaken(change.tx, ticket.id, -amount);
    await offerLeft(change, event, { ...ticket, taken: ticket.taken - amount });
  }
};
