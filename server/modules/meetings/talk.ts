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

/** From one browser of the room to another one of it (D26). */
export const passOn = async (work: Work<Actor>, { id }: MeetingRow, { seat, to, signals }: Signals) => {
  await seatOf(work, id, seat);
  const other = await insertSignals(work.tx, { meetingId: id, fromSeat: seat, toSeat: to }, signals);
  // Who has just gone hears nothing; the sender learns that from how the room stands.
  if (other) work.refresh({ people: [other.userId], keys: [signalKey(to)] });
};

/** In the chat of the room, one after the other. */
export const say = async (work: Work<Actor>, meeting: MeetingRow, seat: number, text: string) => {
  const { tx, actor, now } = work;
  const { id } = await lockAsGuest(work, meeting);
  await seatOf(work, id, seat);
  const message = await insertMessage(tx, { meetingId: id, userId: actor.id, text, createdAt: now });
  await tellRoom(work, id);
  return message;
};
