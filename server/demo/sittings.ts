import { roomOf, roomWindow } from '../modules/bookings/index.ts';
import { writeDemoMeetings } from '../modules/meetings/demo.ts';
import type { Tx } from '../platform/work.ts';
import { diceFor } from './dice.ts';
import type { DemoBooking, Written } from './types.ts';

interface Options extends Pick<Written, 'ids'> {
  /** The bookings by their keys. */
  bookingIds: ReadonlyMap<string, number>;
}

/**
 * Who was present: both in a session that was held; in a reported one, only the person who reported it, who waited a
 * while.
 */
const presentAt = ({ key, startAt, endAt, completedAt, autoCompleted, report }: DemoBooking) => {
  const dice = diceFor(`room ${key}`);
  const joinedAt = () => startAt.add({ minutes: dice.between(-4, 3) });
  if (report)
    return [{ side: report.by, joinedAt: joinedAt(), leftAt: startAt.add({ minutes: dice.between(12, 25) }) }];
  if (completedAt === null || autoCompleted) return [];
  const leftAt = endAt.add({ minutes: dice.between(-6, 2) });
  return (['mentor', 'mentee'] as const).map((side) => ({ side, joinedAt: joinedAt(), leftAt }));
};

/**
 * Writes who was in which room from when until when: shown with a report, and the proof that a session was held (B53).
 */
export const writeSittings = async (tx: Tx, plan: readonly DemoBooking[], { ids, bookingIds }: Options) => {
  const sittings = plan.flatMap((booking) => {
    const bookingId = bookingIds.get(booking.key);
    const present = presentAt(booking);
    if (bookingId === undefined || present.length === 0) return [];
    const { startAt, endAt, mentor, mentee } = booking;
    const people = [mentor, mentee].flatMap((who) => ids.get(who) ?? []);
    const those = present.flatMap(({ side, ...times }) => {
      const userId = ids.get(booking[side]);
      return userId === undefined ? [] : [{ userId, ...times }];
    });
    const times = { startsAt: startAt, endsAt: endAt, ...roomWindow({ startAt, endAt }) };
    return [{ room: roomOf(bookingId), ...times, people, present: those }];
  });
  await writeDemoMeetings(tx, sittings);
};
