import { db } from '../platform/db.ts';
import { roomOf, roomWindow } from '../modules/bookings/index.ts';
import { meetingAttendances, meetings } from '../modules/meetings/tables.ts';
import type { Tx } from '../platform/work.ts';
import { diceFor } from './dice.ts';
import type { DemoBooking, Written } from './types.ts';
import { writeRows } from './write-rows.store.ts';

interface Options extends Pick<Written, 'ids'> {
  /** The bookings by their keys. */
  bookingIds: ReadonlyMap<string, number>;
}

/** Both were in the room of a session that was held; of one that somebody missed, the other waited for a while. */
const presentAt = ({ key, startAt, endAt, completedAt, autoCompleted, report }: DemoBooking) => {
  const dice = diceFor(`room ${key}`);
  const joinedAt = () => startAt.add({ minutes: dice.between(-4, 3) });
  if (report)
    return [{ side: report.by, joinedAt: joinedAt(), leftAt: startAt.add({ minutes: dice.between(12, 25) }) }];
  if (completedAt === null || autoCompleted) return [];
  const leftAt = endAt.add({ minutes: dice.between(-6, 2) });
  return (['mentor', 'mentee'] as const).map((side) => ({ side, joinedAt: joinedAt(), leftAt }));
};

/** Who was in which room from when until when: what stands beside a report, and says that a session was held (B53). */
export const writeSittings = async (tx: Tx, plan: readonly DemoBooking[], { ids, bookingIds }: Options) => {
  const sittings = plan.flatMap((booking) => {
    const bookingId = bookingIds.get(booking.key);
    const present = presentAt(booking);
    return bookingId === undefined || present.length === 0 ? [] : [{ booking, room: roomOf(bookingId), present }];
  });
  await writeRows(
    tx,
    meetings,
    sittings.map(({ booking: { startAt, endAt, mentor, mentee }, room }) => ({
      room,
      startsAt: startAt,
      endsAt: endAt,
      ...roomWindow({ startAt, endAt }),
      recordingAllowed: true,
      people: [mentor, mentee].flatMap((who) => ids.get(who) ?? []),
      createdAt: startAt,
    })),
  );
  const opened = await db(tx).select({ id: meetings.id, room: meetings.room }).from(meetings);
  const meetingIds = new Map(opened.map(({ id, room }) => [room, id]));
  await writeRows(
    tx,
    meetingAttendances,
    sittings.flatMap(({ booking, room, present }) =>
      present.flatMap(({ side, joinedAt, leftAt }) => {
        const [meetingId, userId] = [meetingIds.get(room), ids.get(booking[side])];
        if (meetingId === undefined || userId === undefined) return [];
        return { meetingId, userId, joinedAt, leftAt, seenAt: leftAt, microphone: true, camera: true };
      }),
    ),
  );
};
