import { inRinggit } from '../../../../contract/payments/index.ts';
import type { TicketOrder } from '../../../../contract/events/index.ts';
import type { TicketsRefunded } from '../../../domain-events/events.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Loader } from '../../../platform/permission.ts';
import type { ReadWork, Tx, Work } from '../../../platform/work.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { holdPayment, refund, refundsOf } from '../../payments/index.ts';
import { loadForManager } from '../permissions.ts';
import { orderById, ticketsInOrder } from '../queries/taking.ts';
import { ticketShares } from '../rules/shares.ts';
import { changeAdmission, lockAdmissionsOf } from '../store/admissions.ts';
import { changeOrder, lockOrder } from '../store/orders.ts';
import { keepAdmission } from '../store/transfers.ts';
import type { AdmissionRow, OrderRow } from '../tables.ts';
import { purpose } from './purchase.ts';
import { release } from './release.ts';

/** Each ticket of an order with what it cost, in sen. */
export const sharesOf = async (tx: Tx, { id, total }: Pick<OrderRow, 'id' | 'total'>) => {
  const views = await ticketsInOrder(tx, id);
  const shares = ticketShares(
    views.map(({ price }) => price),
    total,
  );
  return views.map((view, at) => ({ ...view, share: shares[at] ?? 0 }));
};

const loadOrder = async ({ tx, actor }: ReadWork<Actor>, orderId: number) => {
  const order = found(await orderById(tx, orderId), 'events.order_not_found');
  return { order, view: await loadForManager(tx, actor, order.eventId, 'events.order_not_found') };
};

type OrderToManage = Awaited<ReturnType<typeof loadOrder>>;

/** Whoever administers its event. */
export const orderManager: Loader<Actor, Actor, { params: { id: number } }, OrderToManage> = {
  policy: signedIn,
  load: (work, { params }) => loadOrder(work, params.id),
};

export const showOrder = async (tx: Tx, order: OrderRow): Promise<TicketOrder> => {
  const back = await refundsOf(tx, purpose, [order.id]);
  return {
    id: order.id,
    total: inRinggit(order.total),
    refunded: inRinggit(back.reduce((sum, { amount }) => sum + amount, 0)),
    tickets: (await sharesOf(tx, order)).map(({ admission, ticket, share }) => ({
      admission_id: admission.id,
      ticket,
      holder_name: admission.holderName,
      status: admission.status,
      amount: inRinggit(share),
    })),
  };
};

/** Those that are asked for, of the ones that still let somebody in; without any named, all of these. */
const chosenOf = (all: readonly AdmissionRow[], ids: readonly number[] | undefined) => {
  const open = all.filter(({ status }) => status === 'valid' || status === 'used');
  if (ids === undefined) return { open, chosen: open };
  const asked = new Set(ids);
  for (const id of asked)
    found(
      all.find((one) => one.id === id),
      'events.ticket_not_found',
    );
  const chosen = open.filter(({ id }) => asked.has(id));
  refuseIf(chosen.length === asked.size ? null : 'events.tickets_refunded_already');
  return { open, chosen };
};

const endAdmissions = async ({ tx, now }: Work<Actor>, chosen: readonly AdmissionRow[], refundReason: string) => {
  for (const { id } of chosen) {
    const ended = { status: 'refunded', checkedInAt: null, checkedInBy: null, endedAt: now, refundReason } as const;
    await changeAdmission(tx, id, ended);
    await keepAdmission(tx, id, now);
  }
};

const tell = async ({ now, announce, refresh }: Work<Actor>, order: OrderRow, chosen: readonly AdmissionRow[]) => {
  const { id: orderId, userId } = order;
  const alsoTold = [...new Set(chosen.map(({ holderId }) => holderId))].filter((holderId) => holderId !== userId);
  const admissionIds = chosen.map(({ id }) => id);
  const told = { orderId, userId, admissionIds, alsoTold, tooLate: false, at: now.toString() };
  await announce<TicketsRefunded>({ name: 'tickets.refunded', ...told });
  refresh({ people: [userId, ...alsoTold], keys: ['events', 'dashboard'] });
};

interface Asked {
  reason: string;
  /** Only these tickets. */
  admissionIds?: readonly number[] | undefined;
}

/** What goes back for these tickets; an order without any that is left is paid back with all that was paid for it. */
const amountFor = async (tx: Tx, order: OrderRow, chosen: readonly AdmissionRow[]) => {
  if (chosen.length === 0) return order.total;
  const ids = new Set(chosen.map(({ id }) => id));
  return (await sharesOf(tx, order)).reduce(
    (sum, { admission, share }) => (ids.has(admission.id) ? sum + share : sum),
    0,
  );
};

/**
 * B107: an admin pays an order back, or some of its tickets, the free ones too: they are no longer valid, whoever has
 * them now, and go to the next ones. Those that were used as well: who has the money back has no ticket any more, and
 * the check-in is in the audit log. The money goes back through the gateway. The order is held, so of two who ask at once
 * the second one sees what the first has left.
 */
export const refundOrder = async (work: Work<Actor>, orderId: number, { reason, admissionIds }: Asked) => {
  const { tx, now, actor } = work;
  const { view } = await loadOrder(work, orderId);
  await holdPayment(work, purpose, orderId);
  const order = found(await lockOrder(tx, orderId), 'events.order_not_found');
  refuseIf(order.status === 'refunded' ? 'events.refunded_already' : null);
  refuseIf(order.status === 'confirmed' ? null : 'events.ticket_not_valid');
  const { open, chosen } = chosenOf(await lockAdmissionsOf(tx, orderId), admissionIds);
  const amount = await amountFor(tx, order, chosen);
  await endAdmissions(work, chosen, reason);
  if (chosen.length === open.length)
    await changeOrder(tx, orderId, { status: 'refunded', endedAt: now, refundReason: reason });
  await release(
    work,
    view.event,
    chosen.map(({ ticketId }) => ({ ticketId, amount: 1 })),
  );
  const sent = await refund(work, { purpose, reference: orderId, amount, reason, askedBy: actor.id });
  await recordAudit(work, {
    action: 'tickets.refunded',
    objectType: 'ticket_purchase',
    objectId: orderId,
    data: { reason, amount: sent, tickets: chosen.length },
  });
  await tell(work, order, chosen);
  return sent;
};
