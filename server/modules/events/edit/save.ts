import { Temporal } from 'temporal-polyfill';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { type saveEvent, tagKinds } from '../../../../contract/events/index.ts';
import { say } from '../../../../contract/say.ts';
import type { EventMoved } from '../../../domain-events/events.ts';
import { chunks, lettersInOneGo } from '../../../platform/chunks.ts';
import { found, refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { speakersAmong } from '../queries/audience.ts';
import { holdersOf } from '../queries/taking.ts';
import { hasEnded, setToPast } from '../rules/time.ts';
import { changeEvent, insertEvent, lockEvent, putQuestions, putSpeakers, putTags } from '../store/events.ts';
import type { EventRow } from '../tables.ts';
import type { PlaceToSave } from './place.ts';
import { putTickets } from './tickets.ts';

type Given = EndpointInput<typeof saveEvent>['body'];

const columnsOf = (given: Given) => ({
  eventType: given.event_type,
  title: given.title,
  privacy: given.privacy,
  timezone: given.timezone,
  startTime: Temporal.Instant.from(given.start_time),
  endTime: Temporal.Instant.from(given.end_time),
  mentorClass: given.mentor_class,
  description: given.description,
  webinarLink: given.webinar_link,
  webinarPassword: given.webinar_password,
  venueTitle: given.venue_title,
  geocode: given.geocode,
  organizerName: given.organizer_name,
  inquiryEmail: given.inquiry_email,
  inquiryNumber: given.inquiry_number,
});
type Columns = ReturnType<typeof columnsOf>;

/** Whether people who come have to know: another time or another place. */
const isMoved = (before: EventRow, after: Columns) =>
  !before.startTime.equals(after.startTime) ||
  !before.endTime.equals(after.endTime) ||
  before.eventType !== after.eventType ||
  (after.eventType === 'webinar'
    ? before.webinarLink !== after.webinarLink || before.webinarPassword !== after.webinarPassword
    : before.venueTitle !== after.venueTitle || before.geocode !== after.geocode);

type Saved = Pick<EventRow, 'id' | 'programId' | 'startTime' | 'active'>;

/** Else whoever makes an event would read names and pictures of people they may not know of. */
const refuseStrangers = async ({ tx }: Work<Actor>, { id: eventId, programId }: Saved, given: Given) => {
  const named = given.event_speakers.flatMap(({ user_id: id }) => id ?? []);
  const known = await speakersAmong(tx, named, { eventId, programId });
  refuseIf(named.every((id) => known.has(id)) ? null : 'events.speaker_unknown');
};

const putParts = async (work: Work<Actor>, event: Saved, given: Given) => {
  const { tx } = work;
  await refuseStrangers(work, event, given);
  await putSpeakers(
    tx,
    event.id,
    given.event_speakers.map(({ user_id: userId, name, title }) => ({ userId, name, title })),
  );
  await putTags(
    tx,
    event.id,
    tagKinds.flatMap((kind) => given.event_tags[`${kind}_tags`].map((refId) => ({ kind, refId }))),
  );
  const asked = given.extra_fields.filter(({ active, _destroy: goes }) => active && !goes);
  await putQuestions(tx, event.id, asked);
  await putTickets(work, event, given.tickets);
};

/** A draft may say anything about when; nobody reads it. */
const refusePast = async (before: EventRow, after: Columns, { tx, now }: Work<Actor>) => {
  // Hidden for a while, it is still the event that people have tickets for.
  const isKnown = before.active || (await holdersOf(tx, before.id)).length > 0;
  const wrong = isKnown ? setToPast(before, after, now) : null;
  if (wrong === 'start') refuseField('start_time', say('events.start_past'));
  if (wrong === 'end') refuseField('end_time', say('events.end_past'));
};

/** Everybody who has a ticket is told once the change has committed; the entry in their calendar moves. */
const tellOfMove = async (work: Work<Actor>, event: EventRow) => {
  const { tx, now, announce, refresh } = work;
  const people = await holdersOf(tx, event.id);
  if (people.length === 0) return;
  for (const userIds of chunks(people, lettersInOneGo))
    await announce<EventMoved>({ name: 'event.moved', eventId: event.id, userIds, at: now.toString() });
  refresh({ people, keys: ['events', 'dashboard'] });
};

const change = async (work: Work<Actor>, id: number, given: Given) => {
  const { tx, now } = work;
  const before = found(await lockEvent(tx, id), 'events.not_found');
  const columns = columnsOf(given);
  await refusePast(before, columns, work);
  const moved = isMoved(before, columns);
  await changeEvent(tx, id, { ...columns, updatedAt: now });
  await putParts(work, { ...before, startTime: columns.startTime }, given);
  await recordAudit(work, { action: 'event.changed', objectType: 'event', objectId: id });
  if (moved && before.active && !hasEnded(columns, now)) await tellOfMove(work, before);
  return id;
};

/** EVT-36: the id of the new or the changed event. */
export const save = async (work: Work<Actor>, place: PlaceToSave, given: Given): Promise<number> => {
  if (place.view !== null) return change(work, place.view.event.id, given);
  const { tx, now, actor } = work;
  const columns = columnsOf(given);
  const made = { createdBy: actor.id, createdAt: now, updatedAt: now };
  const id = await insertEvent(tx, { ...columns, ...made, programId: place.programId });
  await putParts(work, { id, programId: place.programId, startTime: columns.startTime, active: false }, given);
  await recordAudit(work, { action: 'event.created', objectType: 'event', objectId: id });
  return id;
};
