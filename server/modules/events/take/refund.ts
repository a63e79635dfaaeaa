import type { TicketsRefunded } from '../../../domain-events/events.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { refund } from '../../payments/index.ts';
import { loadForManager } from '../permissions.ts';
import { orderById } from '../queries/taking.ts';
import { changeAdmission, lockAdmissionsOf } from '../store/admissions.ts';
import { changeOrder, lockOrder } from '../store/orders.ts';
import { keepAdmission } from '../store/transfers.ts';
import { purpose } from './purchase.ts';
import { release } from './release.ts';

/**
 * B107: an admin pays an order back, the free ones too: its tickets are no longer valid, whoever has them now, and go to
 * the next ones. Those that were used as well: who has the money back has no ticket any more, and the check-in is in the
 * audit log. The money goes back through the gateway.
 */
export const refundOrder = async (work: Work<Actor>, orderId: number, reason: string): Promise<number> => {
  const { tx, now, actor, announce, refresh } = work;
  const before = found(await orderById(tx, orderId), 'events.order_not_found');
  const view = await loadForManager(tx, actor, before.eventId, 'events.order_not_found');
  const order = found(await lockOrder(tx, orderId), 'events.order_not_found');
  refuseIf(order.status === 'refunded' ? 'events.refunded_already' : null);
  refuseIf(order.status === 'confirmed' ? null : 'events.ticket_not_valid');
  await changeOrder(tx, orderId, { status: 'refunded', endedAt: now, refundReason: reason });
  const open = (await lockAdmissionsOf(tx, orderId)).filter(({ status }) => status === 'valid' || status === 'used');
  for (const { id } of open) {
    await changeAdmission(tx, id, { status: 'refunded', checkedInAt: null, checkedInBy: null, endedAt: now });
    await keepAdmission(tx, id, now);
  }
  await release(
    work,
    view.event,
    open.map(({ ticketId }) => ({ ticketId, amount: 1 })),
  );
  const sent = await refund(work, { purpose, reference: orderId, amount: order.total, reason, askedBy: actor.id });
  await recordAudit(work, {
    action: 'tickets.refunded',
    objectType: 'ticket_purchase',
    objectId: orderId,
    data: { reason, amount: sent },
  });
  const { userId } = order;
  const alsoTold = [...new Set(open.map(({ holderId }) => holderId))].filter((holderId) => holderId !== userId);
  await announce<TicketsRefunded>({
    name: 'tickets.refunded',
    orderId,
    userId,
    alsoTold,
    tooLate: false,
    at: now.toString(),
  });
  refresh({ people: [userId, ...alsoTold], keys: ['events', 'dashboard'] });
  return sent;
};
