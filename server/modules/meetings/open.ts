import type { Temporal } from 'temporal-polyfill';
import type { Change } from '../../platform/work.ts';
import { tellRoom } from './tell.ts';
import { allowRecordingIn, closeSittings, endSeats, keepMeeting, turnAwayFrom } from './store.ts';
import { stopRecordings } from './store/recordings.ts';
import { roomToken } from './tokens.ts';

interface Sitting {
  /** The opener's own word for it, always the same. */
  room: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
  recordingAllowed: boolean;
  /** Who takes part: a recording needs the consent of each. */
  people: number[];
}

/** A room for one sitting, and this person's token; who may have it, and when, the opener has judged. */
export const openRoomFor = async ({ tx, now }: Change, sitting: Sitting, userId: number, secret: string) => {
  const meeting = await keepMeeting(tx, { ...sitting, createdAt: now });
  const { id: meetingId, closesAt } = meeting;
  return { meeting, token: roomToken({ meetingId, userId, closesAt }, secret) };
};

/** The session was called off or moved: nobody stays in its room, and no token opens it. */
export const closeRoom = async (change: Change, room: string) => {
  const { tx, now } = change;
  for (const { id } of await closeSittings(tx, room, now)) {
    await tellRoom(change, id);
    await endSeats(tx, { meetingId: id });
    await stopRecordings(tx, { meetingId: id }, now);
  }
};

/** M14: what holds for recordings in these rooms from now on. Forbidden, none goes on; what was made with consent stays. */
export const allowRecording = async (change: Change, rooms: readonly string[], allowed: boolean) => {
  const { tx, now } = change;
  for (const { id } of await allowRecordingIn(tx, rooms, allowed, now)) {
    if (!allowed) await stopRecordings(tx, { meetingId: id }, now);
    await tellRoom(change, id);
  }
};

/** One person has left the session; the others stay in its room. */
export const turnAway = async (change: Change, room: string, userId: number) => {
  const { tx, now } = change;
  for (const { id } of await turnAwayFrom(tx, room, userId, now)) {
    const seats = await endSeats(tx, { meetingId: id, userId });
    await stopRecordings(tx, { seatIds: seats.map((seat) => seat.id) }, now);
    await tellRoom(change, id);
  }
};
