import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { letGo } from '../../profiles/index.ts';
import { isOrdered } from '../queries/cancelling.ts';
import type { EventView } from '../queries/events.ts';
import { eraseEvent, lockEvent } from '../store/events.ts';
import { lockTicketsOf } from '../store/tickets.ts';

/** Only while nobody has ever taken a ticket: what was sold, or given, stays in the books. */
export const deleteEvent = async (work: Work<Actor>, view: EventView) => {
  const { tx } = work;
  const event = found(await lockEvent(tx, view.event.id), 'events.not_found');
  refuseIf((await isOrdered(tx, event.id)) ? 'events.has_orders' : null);
  // Nobody joins a waiting list meanwhile.
  await lockTicketsOf(tx, event.id);
  await eraseEvent(tx, event.id);
  await recordAudit(work, {
    action: 'event.deleted',
    objectType: 'event',
    objectId: event.id,
    data: { title: event.title },
  });
  if (event.photo !== null) await letGo(work, event.photo);
};
