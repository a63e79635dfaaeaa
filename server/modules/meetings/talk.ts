import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockAsGuest, seatOf } from './enter.ts';
import { insertMessage, insertSignals, type MeetingRow } from './store.ts';
import { signalKey, tellRoom } from './tell.ts';

interface Signals {
  seat: number;
  to: number;
  signals: readonly string[];
}

/** Passes signals from one browser in the room to another (D26). */
export const passOn = async (work: Work<Actor>, { id }: MeetingRow, { seat, to, signals }: Signals) => {
  await seatOf(work, id, seat);
  const other = await insertSignals(work.tx, { meetingId: id, fromSeat: seat, toSeat: to }, signals);
  // Someone who has just left receives nothing; the sender notices from the room's state.
  if (other) work.refresh({ people: [other.userId], keys: [signalKey(to)] });
};

/** Adds a message to the room's chat, one at a time. */
export const say = async (work: Work<Actor>, meeting: MeetingRow, seat: number, text: string) => {
  const { tx, actor, now } = work;
  const { id } = await lockAsGuest(work, meeting);
  await seatOf(work, id, seat);
  const message = await insertMessage(tx, { meetingId: id, userId: actor.id, text, createdAt: now });
  await tellRoom(work, id);
  return message;
};
