import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { programmeById, refuseInactive } from '../../programmes/index.ts';
import type { EventView } from '../queries/events.ts';
import { hasBegun } from '../rules/time.ts';
import { changeEvent, lockEvent } from '../store/events.ts';
import { lockTicketsOf } from '../store/tickets.ts';
import { offerLeft } from '../take/release.ts';

/**
 * EVT-37: shows it, or hides it again; what people have taken stays theirs. What has begun is only shown again, to those
 * who have tickets for it: nothing begins in the past.
 */
export const togglePublished = async (work: Work<Actor>, view: EventView): Promise<boolean> => {
  const { tx, now } = work;
  const event = found(await lockEvent(tx, view.event.id), 'events.not_found');
  const active = !event.active;
  refuseIf(event.cancelledAt === null ? null : 'events.cancelled');
  if (active && event.programId !== null)
    refuseInactive(found(await programmeById(tx, event.programId), 'events.not_found'));
  if (active && hasBegun(event, now) && view.attendees === 0) throw new Refusal('events.begins_in_past');
  await changeEvent(tx, event.id, { active, updatedAt: now });
  if (active)
    for (const ticket of await lockTicketsOf(tx, event.id)) await offerLeft(work, { ...event, active }, ticket);
  await recordAudit(work, {
    action: active ? 'event.published' : 'event.hidden',
    objectType: 'event',
    objectId: event.id,
  });
  return active;
};
