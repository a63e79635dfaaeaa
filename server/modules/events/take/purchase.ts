import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { purchaseTickets as endpoint } from '../../../../contract/events/index.ts';
import { say } from '../../../../contract/say.ts';
import { holdMinutes, mostUnpaid } from '../../../../contract/events/index.ts';
import { found, Refusal, refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { openPayment, paymentOf, payPath } from '../../payments/index.ts';
import type { EventView } from '../queries/events.ts';
import { questionsOf } from '../queries/events.ts';
import { countUnpaid, hadOf, heldOrder, itemsOf } from '../queries/taking.ts';
import { pagePath } from '../read/present.ts';
import { orderPrice } from '../rules/price.ts';
import { leftOf, roomFor } from '../rules/stock.ts';
import { hasEnded } from '../rules/time.ts';
import { holdEvent } from '../store/events.ts';
import { insertAnswers, insertItems, insertOrder } from '../store/orders.ts';
import { countTaken, lockTickets } from '../store/tickets.ts';
import { changeWaiting, lockWaitingOf } from '../store/waiting.ts';
import type { OrderRow, TicketRow } from '../tables.ts';
import { give } from './give.ts';

/** What the payments of this module are for. */
export const purpose = 'tickets';

export type Wish = EndpointInput<typeof endpoint>['body'];

interface Line {
  ticket: TicketRow;
  amount: number;
}

/** Amounts of one ticket that is named twice count together. */
const wantedOf = ({ tickets }: Wish) => {
  const wanted = new Map<number, number>();
  for (const { id, amount } of tickets) if (amount > 0) wanted.set(id, (wanted.get(id) ?? 0) + amount);
  return wanted;
};

/** EVT-46, D15: what is wanted, judged under the lock of the tickets; an order above the limit is refused whole. */
const judged = async ({ tx, actor }: Work<Actor>, eventId: number, wanted: ReadonlyMap<number, number>) => {
  const locked = await lockTickets(tx, [...wanted.keys()]);
  const had = await hadOf(tx, eventId, actor.id);
  const lines: (Line & { offer: number | null })[] = [];
  for (const [ticketId, amount] of wanted) {
    const ticket = found(
      locked.find((one) => one.id === ticketId && one.eventId === eventId && one.active),
      'events.ticket_not_found',
    );
    const waiting = await lockWaitingOf(tx, ticketId, actor.id);
    const offer = waiting?.status === 'offered' ? waiting.id : null;
    const offered = offer === null ? 0 : 1;
    const left = leftOf(ticket);
    refuseIf(left !== null && left + offered < amount ? 'events.sold_out' : null);
    refuseIf(roomFor(ticket, { has: had.get(ticketId) ?? 0, offered }) < amount ? 'events.too_many_tickets' : null);
    lines.push({ ticket, amount, offer });
  }
  return lines;
};

/** EVT-12: each question that is asked has an answer; answers to others are left out. */
const answersTo = async ({ tx }: Work<Actor>, eventId: number, { answers }: Wish) => {
  const questions = await questionsOf(tx, eventId);
  return questions.map(({ id }) => {
    const given = answers.find(({ event_extra_field_id: of }) => of === id);
    if (given === undefined) throw new Refusal('events.question_unanswered');
    return { eventExtraFieldId: id, answer: given.answer };
  });
};

/** Takes the tickets off what is left; a place that was offered is used up first. */
const hold = async (work: Work<Actor>, order: OrderRow, lines: Awaited<ReturnType<typeof judged>>) => {
  const { tx, now } = work;
  for (const { ticket, amount, offer } of lines) {
    await countTaken(tx, ticket.id, offer === null ? amount : amount - 1);
    if (offer !== null) await changeWaiting(tx, offer, { status: 'taken', endedAt: now });
  }
  await insertItems(
    tx,
    lines.map(({ ticket, amount }) => ({
      purchaseId: order.id,
      eventId: order.eventId,
      buyerId: order.userId,
      ticketId: ticket.id,
      amount,
      price: ticket.price,
    })),
  );
};

const askForMoney = (
  work: Work<Actor>,
  order: OrderRow,
  { lines, view }: { lines: Line[]; view: EventView },
  canPay: boolean,
) => {
  const what = lines.map(({ ticket, amount }) => `${amount} × ${ticket.name}`).join(', ');
  const link = pagePath(view);
  return openPayment(
    work,
    {
      userId: order.userId,
      purpose,
      reference: order.id,
      amount: order.total,
      currency: 'MYR',
      description: `${view.event.title}: ${what}`.slice(0, 200),
      expiresAt: work.now.add({ minutes: holdMinutes }),
      paidPath: `${link}?reserved=1`,
      leftPath: link,
    },
    canPay,
  );
};

/** B140: a second press leads to the payment that the first one began; another choice has to wait for that order. */
const payEarlier = async ({ tx, actor }: Work<Actor>, view: EventView, wanted: ReadonlyMap<number, number>) => {
  const order = await heldOrder(tx, view.event.id, actor.id);
  const payment = order && (await paymentOf(tx, purpose, order.id));
  if (!order || !payment) return pagePath(view);
  const items = await itemsOf(tx, order.id);
  const isSame = items.length === wanted.size && items.every(({ ticketId, amount }) => wanted.get(ticketId) === amount);
  refuseIf(isSame ? null : 'events.order_waits');
  return payPath(payment.id);
};

/** Whoever gives up one order after the other keeps tickets from people who would pay. */
const refuseHoarding = async ({ tx, now, actor }: Work<Actor>, eventId: number) => {
  const unpaid = await countUnpaid(tx, { eventId, userId: actor.id, since: now.subtract({ hours: 24 }) });
  refuseIf(unpaid < mostUnpaid ? null : 'events.too_many_unpaid');
};

/**
 * EVT-15, B107: takes tickets for whoever asks. What costs nothing is confirmed at once; what is to be paid for is held
 * for the time of the payment. Answers with where to go on.
 */
export const purchase = async (work: Work<Actor>, view: EventView, wish: Wish, canPay: boolean): Promise<string> => {
  const { tx, now, actor } = work;
  refuseIf(wish.user_id === actor.id ? null : 'events.own_only', 403);
  refuseIf(actor.confirmed ? null : 'accounts.not_confirmed', 403);
  const event = found(await holdEvent(tx, view.event.id), 'events.not_found');
  refuseIf(hasEnded(event, now) ? 'events.ended' : null);
  refuseIf(event.active ? null : 'events.not_published');
  const wanted = wantedOf(wish);
  if (wanted.size === 0) refuseField('tickets', say('events.amount_least'));
  if ((await heldOrder(tx, event.id, actor.id)) !== undefined) return payEarlier(work, view, wanted);
  const lines = await judged(work, event.id, wanted);
  const answers = await answersTo(work, event.id, wish);
  const price = orderPrice(lines.map(({ ticket, amount }) => ({ amount, price: ticket.price })));
  const free = price.total === 0;
  if (!free) await refuseHoarding(work, event.id);
  const order = await insertOrder(tx, {
    ...price,
    eventId: event.id,
    userId: actor.id,
    name: wish.name,
    email: wish.email,
    phoneNo: wish.phone_no,
    // A free order is given in this very transaction; as such it never stands in the way of another.
    status: free ? 'confirmed' : 'pending',
    createdAt: now,
    holdUntil: free ? null : now.add({ minutes: holdMinutes }),
  });
  if (order === null) return payEarlier(work, view, wanted);
  await hold(work, order, lines);
  await insertAnswers(
    tx,
    answers.map((one) => ({ ...one, purchaseId: order.id })),
  );
  work.refresh({ people: [actor.id], keys: ['events'] });
  if (!free) return payPath(await askForMoney(work, order, { lines, view }, canPay));
  await give(work, order);
  return `${pagePath(view)}?reserved=1`;
};
