import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../../../contract/bookings/index.ts';
import { isLostRace } from '../../../platform/lost-race.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import { hoursOf } from '../../availability/index.ts';
import { isStillOpen } from '../slots.ts';
import { occupy } from '../store/bookings.ts';

interface TimeToTake {
  bookingId: number;
  programId: number | null;
  mentorId: number;
  /** The group whose members all have to be free. */
  groupId?: number | null;
  people: readonly { userId: number; userType: BookingSide }[];
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  /** M26: only suggested, and held beside the standing time. */
  isProposed?: boolean;
}

type Place = Pick<TimeToTake, 'mentorId' | 'programId' | 'groupId' | 'startAt' | 'endAt'>;
const slotTaken = ({ mentorId, programId, groupId, startAt, endAt }: Place, movingId: number | undefined) =>
  new Refusal('bookings.slot_taken', 422, {
    mentor_id: mentorId,
    program_id: programId,
    wanted: startAt.toString(),
    minutes: startAt.until(endAt).total('minutes'),
    ...(movingId !== undefined && { moving_id: movingId }),
    ...(groupId != null && { group_id: groupId }),
  });

/**
 * M03: when the database aborts this transaction in favour of another (a deadlock, an exclusion that was raised), the
 * other one has taken the time, so we refuse as for any taken time. Wrap everything that is done under the locks on the
 * people.
 */
export const orSlotTaken = async <T>(wanted: Place, take: () => Promise<T>, movingId?: number): Promise<T> => {
  try {
    return await take();
  } catch (error) {
    throw isLostRace(error) ? slotTaken(wanted, movingId) : error;
  }
};

/** Refuses when the mentor is not open then (B25). Call it under the lock on the people. */
export const refuseUnlessOpen = async (tx: Tx, wanted: Place, asked: { now: Temporal.Instant; movingId?: number }) => {
  const { mentorId, programId, startAt, endAt } = wanted;
  const durationMinutes = startAt.until(endAt).total('minutes');
  if (!(await isStillOpen(tx, mentorId, startAt, { ...asked, programId, durationMinutes })))
    throw slotTaken(wanted, asked.movingId);
};

/** Takes everyone's time, including a mentor's buffers. Whose row was refused decides the message (M03, D19). */
export const takeTime = async (tx: Tx, wanted: TimeToTake) => {
  const { bookingId, people, startAt, endAt, isProposed = false } = wanted;
  const mentors = people.filter(({ userType }) => userType === 'mentor').map(({ userId }) => userId);
  const hours = await hoursOf(tx, mentors);
  const margin = (userId: number) => hours.get(userId)?.buffers ?? { before: 0, after: 0 };
  const refused = await occupy(
    tx,
    bookingId,
    people.map(({ userId, userType }) => ({
      userId,
      asRole: userType,
      from: userType === 'mentor' ? startAt.subtract({ minutes: margin(userId).before }) : startAt,
      to: userType === 'mentor' ? endAt.add({ minutes: margin(userId).after }) : endAt,
    })),
    isProposed,
  );
  if (refused.some(({ asRole }) => asRole === 'mentor')) throw slotTaken(wanted, bookingId);
  if (refused.length > 0) throw new Refusal('bookings.already_busy');
};
