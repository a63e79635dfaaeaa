import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { notifyOfEvent } from '../../../../contract/events/index.ts';
import type { EventAnnounced } from '../../../domain-events/events.ts';
import { chunks, lettersInOneGo } from '../../../platform/chunks.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { countEmails, type EmailLimits } from '../../programmes/index.ts';
import { type Chosen, reached } from '../queries/audience.ts';
import type { EventView } from '../queries/events.ts';
import { hasEnded } from '../rules/time.ts';
import { lockEvent, recordMailings } from '../store/events.ts';

type Tags = EndpointInput<typeof notifyOfEvent>['body']['event_tags'];

export const chosenOf = (tags: Tags): Chosen => ({
  skill: tags.skill_tags,
  industry: tags.industry_tags,
  company: tags.company_tags,
  country: tags.country_tags,
});

/** EVT-40: how many would get an email now. */
export const countReached = async (tx: Tx, { event }: EventView, tags: Tags) =>
  (await reached(tx, { eventId: event.id, programId: event.programId, chosen: chosenOf(tags) })).length;

/** EVT-39, B110: an email to everyone who matches and did not get one about this event before. */
export const announceEvent = async (work: Work<Actor>, view: EventView, tags: Tags, limits: EmailLimits) => {
  const { tx, now, actor, announce } = work;
  refuseIf(whyNotToMany(actor), 403);
  const event = found(await lockEvent(tx, view.event.id), 'events.not_found');
  refuseIf(event.active ? null : 'events.not_published');
  refuseIf(hasEnded(event, now) ? 'events.ended' : null);
  const { id: eventId, programId } = event;
  const people = await reached(tx, { eventId, programId, chosen: chosenOf(tags) });
  const written = await recordMailings(tx, eventId, { userIds: people, at: now });
  if (programId !== null)
    await countEmails(work, { programId, kind: 'events', emails: written.length, to: written }, limits);
  for (const userIds of chunks(written, lettersInOneGo))
    await announce<EventAnnounced>({ name: 'event.announced', eventId, userIds, at: now.toString() });
  await recordAudit(work, {
    action: 'event.announced',
    objectType: 'event',
    objectId: eventId,
    data: { emails: written.length },
  });
  return written.length;
};
