import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { roomLimits } from '../../../contract/meetings/index.ts';
import { isHere, silentSince } from './rules/attendance.ts';
import { whyNotEnter } from './rules/window.ts';
import { endSeats, insertSeat, leaveSeat, lockMeeting, type MeetingRow, type SeatRow, touchSeat } from './store.ts';
import { stopRecordings } from './store/recordings.ts';
import { meetingById } from './queries.ts';
import { seatsIn } from './show-room.ts';
import { tellRoom } from './tell.ts';
import { isRoomToken } from './tokens.ts';

export type Media = Pick<SeatRow, 'microphone' | 'camera' | 'screen'>;

export interface Admission {
  id: number;
  token: string;
  secret: string;
}

/** B52: only with one's own token for this meeting, and only while it is open. Without one there is no such meeting. */
const judge = (meeting: MeetingRow | undefined, { actor, now }: Work<Actor>, { token, secret }: Admission) => {
  const known = found(meeting, 'meetings.not_found');
  found(!known.turnedAway.includes(actor.id) || undefined, 'meetings.not_found');
  const admission = { meetingId: known.id, userId: actor.id, closesAt: known.closesAt };
  found(isRoomToken(token, admission, secret) || undefined, 'meetings.not_found');
  refuseIf(whyNotEnter(known, now));
  return known;
};

export const admit = async (work: Work<Actor>, admission: Admission) =>
  judge(await meetingById(work.tx, admission.id), work, admission);

/** The same, with the room for oneself until the end of the transaction. */
export const admitAlone = async (work: Work<Actor>, admission: Admission) =>
  judge(await lockMeeting(work.tx, admission.id), work, admission);

/** Takes a seat: one a person, and six in a room (B52). */
export const join = async (work: Work<Actor>, admission: Admission, media: Media) => {
  const { tx, actor, now } = work;
  const { id } = await admitAlone(work, admission);
  const before = await endSeats(tx, { meetingId: id, userId: actor.id });
  await stopRecordings(tx, { seatIds: before.map((seat) => seat.id) }, now);
  const others = (await seatsIn(tx, id, now)).length;
  if (others >= roomLimits.people) throw new Refusal('meetings.full');
  const seat = await insertSeat(tx, id, actor.id, media, now);
  await tellRoom(work, id);
  return seat;
};

const moments = (now: Work<Actor>['now']) => ({ now, heardSince: silentSince(now) });
const own = ({ actor }: Work<Actor>, meetingId: number, id: number) => ({ id, meetingId, userId: actor.id });

/** A sign of life. After a long silence the seat is gone: what nobody saw is not counted. */
export const beat = async (work: Work<Actor>, admission: Admission, seatId: number, media: Media) => {
  const { tx, now } = work;
  const { id } = await admit(work, admission);
  const before = (await seatsIn(tx, id, now)).find((one) => one.id === seatId);
  const seat = await touchSeat(tx, own(work, id, seatId), media, moments(now));
  if (!seat) throw new Refusal('meetings.seat_gone');
  const changed = (['microphone', 'camera', 'screen'] as const).some((one) => before?.[one] !== seat[one]);
  if (changed) await tellRoom(work, id);
  return seat;
};

/** Whoever says something has to sit there. */
export const seatOf = async ({ tx, actor, now }: Work<Actor>, meetingId: number, seatId: number) => {
  const seats = await seatsIn(tx, meetingId, now);
  const seat = seats.find((one) => one.id === seatId && one.userId === actor.id && isHere(one, now));
  if (!seat) throw new Refusal('meetings.seat_gone');
  return seat;
};

export const leave = async (work: Work<Actor>, admission: Admission, seatId: number) => {
  const { tx, now } = work;
  const { id } = await admitAlone(work, admission);
  const left = await leaveSeat(tx, own(work, id, seatId), moments(now));
  await stopRecordings(tx, { seatIds: left.map((seat) => seat.id) }, now);
  await tellRoom(work, id);
};
