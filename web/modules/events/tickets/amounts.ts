import type { Event, Ticket } from '../../../../contract/events/schemas/reading.ts';
import { inRinggit, serviceTax } from '../../../../contract/payments/values.ts';

/** How many of each ticket somebody wants, by the ticket's id. */
export type Amounts = Readonly<Record<number, number>>;

const longest = 200;

/** As an address carries it over a sign-in: '12-2.13-1'. Anything else in it is ignored. */
export const readAmounts = (given: unknown): Amounts => {
  if (typeof given !== 'string' || given.length > longest) return {};
  const parts = given.split('.').flatMap((part) => {
    const [, id, amount] = /^(\d{1,15})-(\d{1,3})$/.exec(part) ?? [];
    return id === undefined ? [] : [[Number(id), Number(amount)] as const];
  });
  return Object.fromEntries(parts);
};

export const writeAmounts = (amounts: Amounts) =>
  Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([id, amount]) => `${id}-${amount}`)
    .join('.');

/** EVT-09: the most that can be added of a ticket; paid ones only where payments are set up (B101). */
export const mostOf = (ticket: Ticket, { can_pay: canPay }: Pick<Event, 'can_pay'>) =>
  ticket.ticket_type === 'paid' && !canPay ? 0 : ticket.cap;

/** A45: of the only kind of ticket there is, the first is chosen already; and the place that is kept for the reader. */
export const chosenOf = (event: Pick<Event, 'can_pay' | 'tickets'>, typed: Amounts): Amounts => {
  const tickets = event.tickets.filter(({ active }) => active);
  const first = ({ waiting }: Ticket) => (tickets.length === 1 || waiting?.state === 'offered' ? 1 : 0);
  return Object.fromEntries(
    tickets.map((ticket) => [ticket.id, Math.min(typed[ticket.id] ?? first(ticket), mostOf(ticket, event))]),
  );
};

interface Line {
  ticket: Ticket;
  amount: number;
}

export const linesOf = (tickets: readonly Ticket[], chosen: Amounts): Line[] =>
  tickets.flatMap((ticket) => {
    const amount = chosen[ticket.id] ?? 0;
    return amount > 0 ? [{ ticket, amount }] : [];
  });

/** B107: the service tax on top, counted in whole sen as the server counts it; there is no fee. */
export const priceOf = (lines: readonly { ticket: Pick<Ticket, 'price'>; amount: number }[]) => {
  const subtotal = lines.reduce((sum, { ticket, amount }) => sum + Math.round(ticket.price * 100) * amount, 0);
  const tax = serviceTax(subtotal);
  return { tax: inRinggit(tax), total: inRinggit(subtotal + tax) };
};
