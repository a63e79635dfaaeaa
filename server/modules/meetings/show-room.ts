import type { Temporal } from 'temporal-polyfill';
import type { RoomState } from '../../../contract/meetings/index.ts';
import type { Tx } from '../../platform/work.ts';
import { presentSeat } from './present.ts';
import { consentsIn, meetingById, recordingsOf, seatsSince } from './queries.ts';
import { silentSince } from './rules/attendance.ts';
import { hasAgreed, isUnanswered, whoseConsent } from './rules/consent.ts';

/** The people in the room now. */
export const seatsIn = (tx: Tx, meetingId: number, now: Temporal.Instant) =>
  seatsSince(tx, meetingId, silentSince(now));

/** The room's state, the same for everyone in it. */
export const showRoom = async (tx: Tx, meetingId: number, now: Temporal.Instant): Promise<RoomState> => {
  const meeting = await meetingById(tx, meetingId);
  const seats = await seatsIn(tx, meetingId, now);
  const consents = await consentsIn(tx, meetingId);
  const recordings = await recordingsOf(tx, meetingId);
  const running = recordings.find(({ stoppedAt }) => stoppedAt === null);
  return {
    seats: seats.map(presentSeat),
    asked: meeting ? whoseConsent(meeting) : [],
    consents: consents
      .filter((one) => !isUnanswered(one))
      .map((one) => ({ user_id: one.userId, agreed: hasAgreed(one) })),
    recording: running ? { id: running.id, seat: running.seatId, started_at: running.startedAt.toString() } : null,
    has_recording: recordings.length > 0,
  };
};
