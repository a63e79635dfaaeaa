import { buffer } from 'node:stream/consumers';
import { type Extension, type Files, newFileKey } from '../../../platform/files.ts';
import type { Job } from '../../../platform/jobs.ts';
import { found } from '../../../platform/refusal.ts';
import type { JobName, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { programmeById, refuseInactive } from '../../programmes/index.ts';
import { type EventView, questionsOf, speakersOf, tagsOf, ticketsOf } from '../queries/events.ts';
import { copiedTimes } from '../rules/time.ts';
import { changeEvent, insertEvent, lockEvent, putQuestions, putSpeakers, putTags } from '../store/events.ts';
import { insertTickets } from '../store/tickets.ts';

interface PhotoToCopy {
  eventId: number;
  key: string;
  adminId: number;
}
export const photoToCopy: JobName<PhotoToCopy> = 'events.copyPhoto';

/** A file of its own: whoever changes the picture of one event leaves that of the other alone. */
export const copyPhoto =
  (files: Files) =>
  async ({ transact }: Job, { eventId, key, adminId }: PhotoToCopy) => {
    const picture = await files.get(key);
    // Removed meanwhile: the copy has none.
    if (picture === null) return;
    const copy = newFileKey('events', key.slice(key.lastIndexOf('.') + 1) as Extension);
    await files.put(copy, await buffer(picture.stream), picture.type);
    const isKept = await transact(async ({ tx, refresh }) => {
      const event = await lockEvent(tx, eventId);
      // Another picture was chosen meanwhile, or this ran before.
      if (event?.photo !== null) return false;
      await changeEvent(tx, eventId, { photo: copy });
      refresh({ people: [adminId], keys: ['events'] });
      return true;
    });
    if (!isKept) await files.remove(copy);
  };

const copyParts = async ({ tx }: Work<Actor>, from: number, to: number) => {
  const speakers = await speakersOf(tx, from, null);
  await putSpeakers(
    tx,
    to,
    speakers.map(({ userId, name, title }) => ({ userId, name, title })),
  );
  await putTags(tx, to, await tagsOf(tx, from));
  await putQuestions(
    tx,
    to,
    (await questionsOf(tx, from)).map(({ title }) => ({ title })),
  );
  await insertTickets(
    tx,
    (await ticketsOf(tx, from)).map(({ name, ticketType, price, maxAmount, maxPerUser }, position) => ({
      eventId: to,
      position,
      name,
      ticketType,
      price,
      maxAmount,
      maxPerUser,
    })),
  );
};

/** EVT-36: a draft with everything but the people; it never begins in the past. */
export const duplicateEvent = async (work: Work<Actor>, { event }: EventView) => {
  const { tx, now, actor, later } = work;
  if (event.programId !== null) refuseInactive(found(await programmeById(tx, event.programId), 'events.not_found'));
  const { id: from, photo, linkKey: _key, cancelledAt: _when, cancelNote: _why, ...fields } = event;
  const times = copiedTimes(event, now);
  const made = { active: false, createdBy: actor.id, createdAt: now, updatedAt: now };
  const id = await insertEvent(tx, { ...fields, ...times, ...made, photo: null });
  await copyParts(work, from, id);
  if (photo !== null) await later(photoToCopy, { eventId: id, key: photo, adminId: actor.id });
  await recordAudit(work, { action: 'event.created', objectType: 'event', objectId: id, data: { copyOf: from } });
  return { id, start_time: times.startTime.toString(), is_moved: !times.startTime.equals(event.startTime) };
};
