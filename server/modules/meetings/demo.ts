import type { Temporal } from 'temporal-polyfill';
import { db, writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { meetingAttendances, meetings } from './tables.ts';

export interface DemoMeeting {
  room: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
  people: readonly number[];
  present: readonly { userId: number; joinedAt: Temporal.Instant; leftAt: Temporal.Instant }[];
}

/** Writes who was in which room, and when. */
export const writeDemoMeetings = async (tx: Tx, held: readonly DemoMeeting[]) => {
  await writeRows(
    tx,
    meetings,
    held.map(({ present: _present, people, ...meeting }) => ({
      ...meeting,
      recordingAllowed: true,
      people: [...people],
      createdAt: meeting.startsAt,
    })),
  );
  const opened = await db(tx).select({ id: meetings.id, room: meetings.room }).from(meetings);
  const meetingIds = new Map(opened.map(({ id, room }) => [room, id]));
  await writeRows(
    tx,
    meetingAttendances,
    held.flatMap(({ room, present }) =>
      present.flatMap(({ userId, joinedAt, leftAt }) => {
        const meetingId = meetingIds.get(room);
        if (meetingId === undefined) return [];
        return { meetingId, userId, joinedAt, leftAt, seenAt: leftAt, microphone: true, camera: true };
      }),
    ),
  );
};
