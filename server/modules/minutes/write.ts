import type { EndpointInput } from '../../../contract/endpoint.ts';
import {
  type addMinutesItem as adding,
  type changeMinutesItem as changing,
  type MinutesKind,
  mostLines,
  type writeMinutesNotes as writing,
} from '../../../contract/minutes/index.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { type BookingRow, roomOf } from '../bookings/index.ts';
import { saidIn } from '../transcription/index.ts';
import type { SeenItem } from './permissions.ts';
import { itemById, itemsOf, originOf } from './queries.ts';
import { peopleIn, readerIn } from './read.ts';
import { isFar, whyNotChange, whyNotReword, whyNotTick, whyNotWrite } from './rules/who.ts';
import { changeItem, changeNotes, deleteItem, insertItem, lockMinutes } from './store.ts';

/** The open pages of everyone in the session fetch its minutes again. */
export const shown = async ({ tx, refresh }: Change, booking: BookingRow) =>
  refresh({ people: (await peopleIn(tx, booking)).map(({ userId }) => userId), keys: ['minutes'] });

/** M48: words that were said keep where they come from, on whichever agenda they are put. */
const cameFrom = async ({ tx }: Change, booking: BookingRow, body: string) =>
  originOf(
    tx,
    booking,
    (await peopleIn(tx, booking)).map(({ userId }) => userId),
    body,
  );

/** Nobody is given something to do who is not in the session. */
const refuseStrangers = async (work: Work<Actor>, booking: BookingRow, ownerId: number | null) => {
  if (ownerId === null) return;
  const isHere = (await peopleIn(work.tx, booking)).some(({ userId }) => userId === ownerId);
  refuseIf(isHere ? null : 'minutes.nobody_here');
};

/** M48: what is taken from a transcript has to stand in it, so that it can go with it. */
const refuseUnsaid = async (work: Work<Actor>, { id }: BookingRow, meetingId: number | null, body: string) => {
  if (meetingId === null) return;
  const { items } = await saidIn(work.tx, [roomOf(id)]);
  refuseIf(items.some((one) => one.meetingId === meetingId && one.text === body) ? null : 'minutes.not_said');
};

const full = {
  agenda: 'minutes.agenda_full',
  action: 'minutes.actions_full',
} as const satisfies Record<MinutesKind, string>;

type Added = EndpointInput<typeof adding>['body'];

/** Its id. */
export const addItem = async (work: Work<Actor>, added: Added, booking: BookingRow) => {
  const { tx, actor, now } = work;
  refuseIf(whyNotWrite(booking));
  await lockMinutes(tx, booking.id);
  const { kind, body } = added;
  const same = (await itemsOf(tx, booking.id)).filter((one) => one.kind === kind);
  refuseIf(same.length >= mostLines[kind] ? full[kind] : null);
  const isAction = kind === 'action';
  const [ownerId, dueDate, meetingId] = isAction
    ? [added.owner_id, added.due_date, added.meeting_id]
    : [null, null, null];
  await refuseStrangers(work, booking, ownerId);
  refuseIf(dueDate !== null && isFar(dueDate, now) ? 'minutes.day_far' : null);
  await refuseUnsaid(work, booking, meetingId, body);
  const id = await insertItem(tx, {
    bookingId: booking.id,
    kind,
    body,
    ownerId,
    dueDate,
    meetingId: meetingId ?? (await cameFrom(work, booking, body)),
    authorId: actor.id,
    createdAt: now,
  });
  await shown(work, booking);
  return id;
};

type Changed = EndpointInput<typeof changing>['body'];

/** Only actions have a person and a day. */
const changesOf = (
  { body, owner_id: ownerId, due_date: dueDate }: Changed,
  { kind, body: before }: SeenItem['item'],
) => ({
  // M48: in words of one's own it is no longer what was said.
  ...(body !== undefined && body !== before && { body, meetingId: null }),
  ...(kind === 'action' && ownerId !== undefined && { ownerId }),
  ...(kind === 'action' && dueDate !== undefined && { dueDate }),
});

/** Locked: of two changes at once the later one sees what the first one has left. */
const lockedItem = async ({ tx }: Change, { item, booking }: SeenItem) => {
  refuseIf(whyNotWrite(booking));
  await lockMinutes(tx, booking.id);
  return found(await itemById(tx, item.id), 'minutes.not_found');
};

export const editItem = async (work: Work<Actor>, changed: Changed, seen: SeenItem) => {
  const { tx, actor, now } = work;
  const { booking } = seen;
  const item = await lockedItem(work, seen);
  const reader = readerIn(booking, actor);
  const values = changesOf(changed, item);
  if ('body' in values) refuseIf(whyNotReword(item, reader), 403);
  if ('ownerId' in values || 'dueDate' in values) refuseIf(whyNotChange(item, reader), 403);
  refuseIf(changed.due_date && isFar(changed.due_date, now) ? 'minutes.day_far' : null);
  const isTicked = changed.done !== undefined && changed.done !== (item.doneAt !== null);
  if (isTicked) refuseIf(whyNotTick(item, reader), 403);
  if (changed.owner_id !== undefined) await refuseStrangers(work, booking, changed.owner_id);
  await changeItem(tx, item.id, { ...values, doneAt: isTicked ? (changed.done ? now : null) : item.doneAt });
  await shown(work, booking);
};

export const removeItem = async (work: Work<Actor>, seen: SeenItem) => {
  const item = await lockedItem(work, seen);
  refuseIf(whyNotChange(item, readerIn(seen.booking, work.actor)), 403);
  await deleteItem(work.tx, item.id);
  await shown(work, seen.booking);
};

type Written = EndpointInput<typeof writing>['body'];

/** Whoever has not read the newest notes does not overwrite them. */
export const writeNotes = async (work: Work<Actor>, { body, version }: Written, booking: BookingRow) => {
  const { tx, actor, now } = work;
  refuseIf(whyNotWrite(booking));
  const before = await lockMinutes(tx, booking.id);
  refuseIf(before.version === version ? null : 'minutes.notes_changed', 409);
  await changeNotes(tx, booking.id, { notes: body, version: version + 1, changedBy: actor.id, changedAt: now });
  await shown(work, booking);
};
