import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { roomLimits } from '../../../contract/meetings/index.ts';
import { isHere, silentSince } from './rules/attendance.ts';
import { whyNotEnter } from './rules/window.ts';
import { endSeats, insertSeat, leaveSeat, lockMeeting, type MeetingRow, type SeatRow, touchSeat } from './store.ts';
import { stopRecordings } from './store/recordings.ts';
import { seatsIn } from './show-room.ts';
import { tellRoom } from './tell.ts';

export type Media = Pick<SeatRow, 'microphone' | 'camera' | 'screen'>;

/** Someone who was turned away gets not found, and nobody can enter while the meeting is closed. */
export const refuseUnlessWelcome = ({ actor, now }: Work<Actor>, meeting: MeetingRow) => {
  found(meeting.turnedAway.includes(actor.id) ? undefined : meeting, 'meetings.not_found');
  refuseIf(whyNotEnter(meeting, now));
};

/** Locks the room until the transaction ends and checks again that the guest may be there. */
export const lockAsGuest = async (work: Work<Actor>, { id, closesAt }: MeetingRow) => {
  const meeting = found(await lockMeeting(work.tx, id), 'meetings.not_found');
  // A token is for one time window, so it stops working when the window changes.
  found(meeting.closesAt.equals(closesAt) || undefined, 'meetings.not_found');
  refuseUnlessWelcome(work, meeting);
  return meeting;
};

/** Takes a seat: one per person, and six per room (B52). */
export const join = async (work: Work<Actor>, meeting: MeetingRow, media: Media) => {
  const { tx, actor, now } = work;
  const { id } = await lockAsGuest(work, meeting);
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

/** A heartbeat. After a long silence the seat is lost: time without heartbeats is not counted. */
export const beat = async (work: Work<Actor>, { id }: MeetingRow, seatId: number, media: Media) => {
  const { tx, now } = work;
  const before = (await seatsIn(tx, id, now)).find((one) => one.id === seatId);
  const seat = await touchSeat(tx, own(work, id, seatId), media, moments(now));
  if (!seat) throw new Refusal('meetings.seat_gone');
  const changed = (['microphone', 'camera', 'screen'] as const).some((one) => before?.[one] !== seat[one]);
  if (changed) await tellRoom(work, id);
  return seat;
};

/** Only someone who has this seat may say something. */
export const seatOf = async ({ tx, actor, now }: Work<Actor>, meetingId: number, seatId: number) => {
  const seats = await seatsIn(tx, meetingId, now);
  const seat = seats.find((one) => one.id === seatId && one.userId === actor.id && isHere(one, now));
  if (!seat) throw new Refusal('meetings.seat_gone');
  return seat;
};

export const leave = async (work: Work<Actor>, meeting: MeetingRow, seatId: number) => {
  const { tx, now } = work;
  const { id } = await lockAsGuest(work, meeting);
  const left = await leaveSeat(tx, own(work, id, seatId), moments(now));
  await stopRecordings(tx, { seatIds: left.map((seat) => seat.id) }, now);
  await tellRoom(work, id);
};
