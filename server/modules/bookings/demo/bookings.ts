import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BookingSide } from '../../../../contract/bookings/index.ts';
import { db, writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  activities,
  bookingEvents,
  bookingLinks,
  bookingNotes,
  bookingObjectives,
  bookingParticipants,
  bookingReschedules,
  bookings,
} from '../tables.ts';
import { type DemoSession, type PlacedSession, sideOf, type WrittenSession } from './session.ts';

const roomTokenOf = ({ key }: DemoSession) => createHash('sha256').update(key).digest('base64url');

const cancelledBy = (one: PlacedSession) => {
  const by = one.session.cancellation?.by;
  return by === 'mentor' || by === 'mentee' ? sideOf(one, by) : null;
};

const rowOf = (one: PlacedSession): typeof bookings.$inferInsert => {
  const { session, mentorId, menteeId } = one;
  const requesterId = sideOf(one, session.requestedBy);
  return {
    programId: one.programId,
    bookingType: 'one_on_one',
    requesterId,
    requesteeId: requesterId === mentorId ? menteeId : mentorId,
    mentorId,
    createdBy: requesterId,
    status: session.status,
    awaitingRole: session.awaiting,
    awaitingSince: session.awaitingSince,
    startAt: session.startAt,
    endAt: session.endAt,
    userTimezone: one.timeZone,
    contactMethod: 'video',
    topic: session.topic,
    brief: session.brief,
    discussionPoints: [...session.discussionPoints],
    creditsCharged: one.points,
    cancelReason: session.cancellation?.reason ?? null,
    cancelledBy: cancelledBy(one),
    refundedFrom: session.status === 'refunded' ? 'reported' : null,
    missedParticipantId: session.missing ? sideOf(one, session.missing) : null,
    acceptedAt: session.acceptedAt,
    completedAt: session.completedAt,
    autoCompleted: session.autoCompleted,
    roomToken: roomTokenOf(session),
    calendarSequence: session.reschedules.length,
    createdAt: session.requestedAt,
    updatedAt: session.completedAt ?? session.acceptedAt ?? session.requestedAt,
  };
};

const writeParts = async (tx: Tx, written: readonly WrittenSession[]) => {
  const each = <Row>(rows: (one: WrittenSession) => Row[]) => written.flatMap(rows);
  const ratedAt = ({ session }: WrittenSession, side: BookingSide) =>
    session.reviews.find(({ by }) => by === side)?.at ?? null;
  await writeRows(
    tx,
    bookingParticipants,
    each((one) => [
      { bookingId: one.id, userId: one.mentorId, userType: 'mentor', ratedAt: ratedAt(one, 'mentor') },
      { bookingId: one.id, userId: one.menteeId, userType: 'mentee', ratedAt: ratedAt(one, 'mentee') },
    ]),
  );
  await writeRows(
    tx,
    bookingObjectives,
    each(({ id, session }) =>
      session.objectives.map((objective, position) => ({ bookingId: id, objective, position })),
    ),
  );
  await writeRows(
    tx,
    bookingLinks,
    each(({ id, session }) => session.links.map((internalLink) => ({ bookingId: id, internalLink }))),
  );
  await writeRows(
    tx,
    bookingNotes,
    each((one) =>
      one.session.notes.map(({ by, at, text }) => ({
        bookingId: one.id,
        userId: sideOf(one, by),
        note: text,
        updatedAt: at,
      })),
    ),
  );
  await writeRows(
    tx,
    bookingReschedules,
    each((one) =>
      one.session.reschedules.map((move) => ({
        bookingId: one.id,
        userId: sideOf(one, move.by),
        whoRescheduled: move.by,
        oldStartAt: move.oldStartAt,
        newStartAt: move.newStartAt,
        oldEndAt: move.oldStartAt.add(one.session.startAt.until(one.session.endAt)),
        newEndAt: move.newStartAt.add(one.session.startAt.until(one.session.endAt)),
        rescheduleReason: move.reason,
        createdAt: move.at,
      })),
    ),
  );
};

/** The acts with their times, for the history and the activity feed (BKG-122). */
const actsOf = (one: WrittenSession) => {
  const { session, menteeId, mentorId, programId } = one;
  const acts = [
    { action: 'created' as const, at: session.requestedAt, userId: sideOf(one, session.requestedBy) },
    ...(session.acceptedAt ? [{ action: 'confirmed' as const, at: session.acceptedAt, userId: mentorId }] : []),
    ...(session.completedAt ? [{ action: 'completed' as const, at: session.completedAt, userId: mentorId }] : []),
    ...(session.cancellation
      ? [{ action: 'canceled' as const, at: session.cancellation.at, userId: cancelledBy(one) }]
      : []),
    ...session.reviews.map(({ by, at }) => ({ action: 'reviewed' as const, at, userId: sideOf(one, by) })),
  ];
  return acts.map((act) => ({ ...act, programId, bookingId: one.id, mentorId, menteeIds: [menteeId] }));
};

/** Open sessions take everyone's time, including a mentor's buffers. */
const writeOccupancies = async (tx: Tx, written: readonly WrittenSession[]) => {
  const periods = written.flatMap(({ id, session, mentorId, menteeId, bufferBeforeMinutes, bufferAfterMinutes }) => {
    if (session.status !== 'pending' && session.status !== 'upcoming') return [];
    const from = session.startAt.subtract({ minutes: bufferBeforeMinutes }).toString();
    const to = session.endAt.add({ minutes: bufferAfterMinutes }).toString();
    const [start, end] = [session.startAt.toString(), session.endAt.toString()];
    return [
      sql`(${id}, ${mentorId}, 'mentor', tstzrange(${from}::timestamptz, ${to}::timestamptz))`,
      sql`(${id}, ${menteeId}, 'mentee', tstzrange(${start}::timestamptz, ${end}::timestamptz))`,
    ];
  });
  const values = sql.join(periods, sql`, `);
  await db(tx).execute(sql`insert into occupancies (booking_id, user_id, as_role, period) values ${values}`);
};

/** Writes the booking rows in the order in which they were requested; answers the sessions with their ids. */
const writeRowsOf = async (tx: Tx, placed: readonly PlacedSession[]): Promise<WrittenSession[]> => {
  const inOrder = placed.toSorted(
    (a, b) => a.session.requestedAt.epochMilliseconds - b.session.requestedAt.epochMilliseconds,
  );
  await writeRows(tx, bookings, inOrder.map(rowOf));
  const { rows } = await db(tx).execute<{ id: string; room_token: string }>(sql`select id, room_token from bookings`);
  const idOf = new Map(rows.map((row) => [row.room_token, Number(row.id)]));
  return inOrder.flatMap((one) => {
    const id = idOf.get(roomTokenOf(one.session));
    return id === undefined ? [] : [{ ...one, id }];
  });
};

/** Writes sessions of two with their parts; answers their ids by key. */
export const writeDemoBookings = async (tx: Tx, placed: readonly PlacedSession[]) => {
  const written = await writeRowsOf(tx, placed);
  await writeParts(tx, written);
  await writeOccupancies(tx, written);
  await writeRows(
    tx,
    activities,
    written.flatMap(actsOf).map(({ at, ...act }) => ({ ...act, createdAt: at })),
  );
  const states = written.map(({ id, session }) => ({
    bookingId: id,
    actorId: null,
    action: 'load',
    fromStatus: null,
    toStatus: session.status,
    at: session.requestedAt,
  }));
  await writeRows(tx, bookingEvents, states);
  return new Map(written.map(({ id, session }) => [session.key, id]));
};
