import type { EventCancelled } from '../../../domain-events/events.ts';
import type { EventCancellation } from '../../../../contract/events/index.ts';
import { inRinggit } from '../../../../contract/payments/index.ts';
import { chunks, lettersInOneGo } from '../../../platform/chunks.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { buyersOf, cancellationOf } from '../queries/cancelling.ts';
import type { EventView } from '../queries/events.ts';
import { hasEnded } from '../rules/time.ts';
import { endAllAdmissions } from '../store/admissions.ts';
import { changeEvent, lockEvent } from '../store/events.ts';
import { countTaken, lockTicketsOf } from '../store/tickets.ts';
import { keepAllAdmissions } from '../store/transfers.ts';
import { closeQueue } from '../store/waiting.ts';

export const showCancellation = async ({ tx }: ReadWork<Actor>, { event }: EventView): Promise<EventCancellation> => {
  const { holders, paidOrders, amount } = await cancellationOf(tx, event);
  return { holders, paid_orders: paidOrders, amount: inRinggit(amount) };
};

/** From now on no ticket lets anybody in, and nobody waits; what waits for its payment is ended with the refunds. */
const endTickets = async ({ tx, now }: Work<Actor>, eventId: number) => {
  const ended = await endAllAdmissions(tx, eventId, now);
  await keepAllAdmissions(tx, eventId, now);
  for (const { id } of await lockTicketsOf(tx, eventId)) {
    const offered = await closeQueue(tx, id, now);
    const had = ended.filter(({ ticketId }) => ticketId === id).length;
    await countTaken(tx, id, -(had + offered));
  }
  return ended.map(({ holderId }) => holderId);
};

/**
 * Calls a published event off. Whoever takes tickets or passes one on meanwhile is before or after it, for the event is
 * held. Everyone who has a ticket, or paid for one, gets one email; the money goes back order by order
 * (`endCancelled`). To cancel it again changes nothing.
 */
export const cancelEvent = async (work: Work<Actor>, view: EventView, note: string) => {
  const { tx, now, announce, refresh } = work;
  const event = found(await lockEvent(tx, view.event.id), 'events.not_found');
  if (event.cancelledAt !== null) return;
  refuseIf(event.active ? null : 'events.not_published');
  refuseIf(hasEnded(event, now) ? 'events.ended' : null);
  const { id: eventId } = event;
  await changeEvent(tx, eventId, { active: false, cancelledAt: now, cancelNote: note, updatedAt: now });
  const holders = await endTickets(work, eventId);
  const people = [...new Set([...holders, ...(await buyersOf(tx, eventId))])].toSorted((one, other) => one - other);
  for (const userIds of chunks(people, lettersInOneGo))
    await announce<EventCancelled>({ name: 'event.cancelled', eventId, userIds, at: now.toString() });
  await recordAudit(work, {
    action: 'event.cancelled',
    objectType: 'event',
    objectId: eventId,
    data: { people: people.length, message: note },
  });
  refresh({ people, keys: ['events', 'dashboard'] });
};
