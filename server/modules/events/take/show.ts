import type { Admission, HeldOrder, TicketReceipt, UserTicketPurchase } from '../../../../contract/events/index.ts';
import { checkInPath } from '../../../../contract/events/index.ts';
import { inRinggit } from '../../../../contract/payments/index.ts';
import type { Temporal } from 'temporal-polyfill';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { paymentOf, payPath, refundsOf } from '../../payments/index.ts';
import type { EventSettings } from '../needs.ts';
import { type AdmissionView, boughtBy, heldBy } from '../queries/taking.ts';
import { lineTotals } from '../rules/price.ts';
import { hasBegun } from '../rules/time.ts';
import { purpose } from './purchase.ts';

type Bought = Awaited<ReturnType<typeof boughtBy>>;
type Refunds = Awaited<ReturnType<typeof refundsOf>>;

/** The lines of each order together, in their order. */
const ordersIn = (lines: Bought): Bought[] => {
  const orders = new Map<number, Bought>();
  for (const line of lines) orders.set(line.order.id, [...(orders.get(line.order.id) ?? []), line]);
  return [...orders.values()];
};

/** EVT-19 */
const presentLine = ({ order, ticket, amount, refunded }: Bought[number], total: number): UserTicketPurchase => ({
  order_id: order.id,
  event_id: order.eventId,
  status: order.status,
  paid_at: order.paidAt?.toString() ?? null,
  ticket,
  amount,
  refunded,
  total_paid: inRinggit(total),
});

const presentOrder = (lines: Bought) => {
  const totals = lineTotals(lines, lines[0]?.order.total ?? 0);
  return lines.map((line, at) => presentLine(line, totals[at] ?? 0));
};

const receiptNumber = (orderId: number) => `T-${String(orderId).padStart(6, '0')}`;

/** B104: what cost nothing, or was never paid, has no receipt. */
const receiptOf = (lines: Bought, refunds: Refunds, seller: string): TicketReceipt[] => {
  const order = lines[0]?.order;
  if (!order || order.paidAt === null || order.total === 0) return [];
  return [
    {
      order_id: order.id,
      event_id: order.eventId,
      number: receiptNumber(order.id),
      paid_at: order.paidAt.toString(),
      seller,
      buyer: { name: order.name, email: order.email },
      lines: lines.map(({ ticket, amount, price }) => ({
        ticket,
        amount,
        price: inRinggit(price),
        total: inRinggit(amount * price),
      })),
      subtotal: inRinggit(order.subtotal),
      service_tax: inRinggit(order.sst),
      total: inRinggit(order.total),
      refunds: refunds
        .filter(({ reference }) => reference === order.id)
        .map(({ amount, at }) => ({ amount: inRinggit(amount), at: at.toString() })),
    },
  ];
};

/** What stands in the QR code of a ticket. */
export const codeUrl = (baseUrl: string, { eventId, code }: { eventId: number; code: string }) =>
  baseUrl + checkInPath(eventId, code);

const presentAdmission = (
  { admission, ticket, free, startTime, sentTo }: AdmissionView,
  { now, baseUrl }: { now: Temporal.Instant; baseUrl: string },
): Admission => {
  const open = admission.status === 'valid' && !hasBegun({ startTime }, now);
  return {
    id: admission.id,
    event_id: admission.eventId,
    ticket,
    holder_name: admission.holderName,
    status: admission.status,
    code_url: codeUrl(baseUrl, admission),
    checked_in_at: admission.checkedInAt?.toString() ?? null,
    can_cancel: open && free,
    can_send: open && sentTo === null,
    sent_to: sentTo,
  };
};

const presentHeld = async ({ tx }: Work<Actor>, lines: Bought): Promise<HeldOrder[]> => {
  const held: HeldOrder[] = [];
  for (const items of ordersIn(lines)) {
    const order = items[0]?.order;
    const payment = order?.status === 'pending' ? await paymentOf(tx, purpose, order.id) : undefined;
    if (!order || !payment) continue;
    held.push({
      id: order.id,
      event_id: order.eventId,
      total: inRinggit(order.total),
      service_tax: inRinggit(order.sst),
      items: items.map(({ ticket, amount, price }) => ({ ticket, amount, price: inRinggit(price) })),
      pay_url: payPath(payment.id),
      delete_url: `/payments/${payment.id}/delete`,
      held_until: payment.expiresAt.toString(),
    });
  }
  return held;
};

/** EVT-05 */
export const showOwnTickets = async (
  work: Work<Actor>,
  eventId: number | undefined,
  { BASE_URL: baseUrl, PRODUCT_NAME: seller }: Pick<EventSettings, 'BASE_URL' | 'PRODUCT_NAME'>,
) => {
  const { tx, now, actor } = work;
  const lines = await boughtBy(tx, actor.id, eventId);
  const admissions = await heldBy(tx, actor.id, eventId);
  const done = ordersIn(lines).filter(([line]) => line?.order.status !== 'pending');
  const ids = [...new Set(lines.map(({ order }) => order.id))];
  const refunds = await refundsOf(tx, purpose, ids);
  return {
    tickets: done.flatMap((order) => presentOrder(order)),
    receipts: done.flatMap((order) => receiptOf(order, refunds, seller)),
    admissions: admissions.map((view) => presentAdmission(view, { now, baseUrl })),
    held: await presentHeld(work, lines),
  };
};
