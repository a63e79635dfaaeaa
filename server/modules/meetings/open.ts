import type { Temporal } from 'temporal-polyfill';
import type { Change } from '../../platform/work.ts';
import { tellRoom } from './tell.ts';
import { allowRecordingIn, closeSittings, endSeats, keepMeeting, turnAwayFrom } from './store.ts';
import { stopRecordings } from './store/recordings.ts';
import { roomToken } from './tokens.ts';

interface Sitting {
  /** The opener's own name for the room, always the same. */
  room: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
  recordingAllowed: boolean;
  /** Null on the platform. */
  programId: number | null;
  /** The participants: a recording needs the consent of each. */
  people: number[];
}

/** A room for one meeting, and this person's token; the opener has already decided who may enter and when. */
export const openRoomFor = async ({ tx, now }: Change, sitting: Sitting, userId: number, secret: string) => {
  const meeting = await keepMeeting(tx, { ...sitting, createdAt: now });
  const { id: meetingId, closesAt } = meeting;
  return { meeting, token: roomToken({ meetingId, userId, closesAt }, secret) };
};

/** The session was cancelled or moved: everyone leaves its room, and no token opens it any more. */
export const closeRoom = async (change: Change, room: string) => {
  const { tx, now } = change;
  for (const { id } of await closeSittings(tx, room, now)) {
    await tellRoom(change, id);
    await endSeats(tx, { meetingId: id });
    await stopRecordings(tx, { meetingId: id }, now);
  }
};

/**
 * M14: sets whether these rooms may record from now on. If not, running recordings stop; those made with consent are
 * kept.
 */
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
