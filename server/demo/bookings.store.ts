import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { BookingSide } from '../../contract/bookings/index.ts';
import {
  activities,
  bookingEvents,
  bookingLinks,
  bookingNotes,
  bookingObjectives,
  bookingParticipants,
  bookingReschedules,
  bookings,
} from '../modules/bookings/tables.ts';
import { reviewBadges, reviews } from '../modules/reviews/tables.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';
import { reviewIds, writeAnswers } from './answers.store.ts';
import type { DemoBooking, DemoPerson, Written } from './types.ts';
import { writeRows } from './write-rows.store.ts';

interface Known {
  id: number;
  programId: number | null;
  booking: DemoBooking;
  mentorId: number;
  menteeId: number;
}

const sealedHours = 7 * 24;

/** What a mentee asked for costs ten points, unless in a programme or by somebody who mentors on the platform (B34). */
export const isCharged = ({ requestedBy, mentee, programme }: DemoBooking, people: readonly DemoPerson[]) =>
  programme === null && requestedBy === 'mentee' && people.find(({ key }) => key === mentee)?.mentorship !== 'approved';

const sideOf = ({ mentorId, menteeId }: Known, side: BookingSide) => (side === 'mentor' ? mentorId : menteeId);

const cancelledBy = (known: Known) => {
  const by = known.booking.cancellation?.by;
  return by === 'mentor' || by === 'mentee' ? sideOf(known, by) : null;
};

const rowOf = (known: Known, people: readonly DemoPerson[]): typeof bookings.$inferInsert => {
  const { booking, mentorId, menteeId } = known;
  const requesterId = sideOf(known, booking.requestedBy);
  return {
    programId: known.programId,
    bookingType: 'one_on_one',
    requesterId,
    requesteeId: requesterId === mentorId ? menteeId : mentorId,
    mentorId,
    createdBy: requesterId,
    status: booking.status,
    awaitingRole: booking.awaiting,
    awaitingSince: booking.awaitingSince,
    startAt: booking.startAt,
    endAt: booking.endAt,
    userTimezone: people.find(({ key }) => key === booking.mentee)?.timeZone ?? 'Asia/Kuala_Lumpur',
    contactMethod: 'video',
    topic: booking.topic,
    brief: booking.brief,
    discussionPoints: [...booking.discussionPoints],
    creditsCharged: isCharged(booking, people) ? 10 : 0,
    cancelReason: booking.cancellation?.reason ?? null,
    cancelledBy: cancelledBy(known),
    refundedFrom: booking.status === 'refunded' ? 'reported' : null,
    missedParticipantId: booking.missing ? sideOf(known, booking.missing) : null,
    acceptedAt: booking.acceptedAt,
    completedAt: booking.completedAt,
    autoCompleted: booking.autoCompleted,
    roomToken: createHash('sha256').update(booking.key).digest('base64url'),
    calendarSequence: booking.reschedules.length,
    createdAt: booking.requestedAt,
    updatedAt: booking.completedAt ?? booking.acceptedAt ?? booking.requestedAt,
  };
};

const writeParts = async (tx: Tx, known: readonly Known[]) => {
  const each = <Row>(rows: (one: Known) => Row[]) => known.flatMap(rows);
  const ratedAt = ({ booking }: Known, side: BookingSide) => booking.reviews.find(({ by }) => by === side)?.at ?? null;
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
    each(({ id, booking }) =>
      booking.objectives.map((objective, position) => ({ bookingId: id, objective, position })),
    ),
  );
  await writeRows(
    tx,
    bookingLinks,
    each(({ id, booking }) => booking.links.map((internalLink) => ({ bookingId: id, internalLink }))),
  );
  await writeRows(
    tx,
    bookingNotes,
    each((one) =>
      one.booking.notes.map(({ by, at, text }) => ({
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
      one.booking.reschedules.map((move) => ({
        bookingId: one.id,
        userId: sideOf(one, move.by),
        whoRescheduled: move.by,
        oldStartAt: move.oldStartAt,
        newStartAt: move.newStartAt,
        oldEndAt: move.oldStartAt.add(one.booking.startAt.until(one.booking.endAt)),
        newEndAt: move.newStartAt.add(one.booking.startAt.until(one.booking.endAt)),
        rescheduleReason: move.reason,
        createdAt: move.at,
      })),
    ),
  );
};

/** What happened when, for the history and the activity feed (BKG-122). */
const actsOf = (one: Known) => {
  const { booking, menteeId, mentorId, programId } = one;
  const acts = [
    { action: 'created' as const, at: booking.requestedAt, userId: sideOf(one, booking.requestedBy) },
    ...(booking.acceptedAt ? [{ action: 'confirmed' as const, at: booking.acceptedAt, userId: mentorId }] : []),
    ...(booking.completedAt ? [{ action: 'completed' as const, at: booking.completedAt, userId: mentorId }] : []),
    ...(booking.cancellation
      ? [{ action: 'canceled' as const, at: booking.cancellation.at, userId: cancelledBy(one) }]
      : []),
    ...booking.reviews.map(({ by, at }) => ({ action: 'reviewed' as const, at, userId: sideOf(one, by) })),
  ];
  return acts.map((act) => ({ ...act, programId, bookingId: one.id, mentorId, menteeIds: [menteeId] }));
};

const writeReviews = async (tx: Tx, known: readonly Known[]) => {
  const given = known.flatMap((one) => {
    const all = one.booking.reviews;
    const both =
      all.length === 2
        ? all.map(({ at }) => at).toSorted((a, b) => a.epochMilliseconds - b.epochMilliseconds)[1]
        : undefined;
    return all.map((review) => ({
      badgeIds: review.badgeIds,
      stars: review.stars,
      row: {
        programId: one.programId,
        bookingId: one.id,
        raterId: sideOf(one, review.by),
        rateeId: sideOf(one, review.by === 'mentor' ? 'mentee' : 'mentor'),
        raterType: review.by,
        starRating: review.stars[0],
        feedbackText: review.text,
        thankYouNote: review.thankYou,
        submittedAt: review.at,
        unsealedAt: both ?? review.at.add({ hours: sealedHours }),
      },
    }));
  });
  await writeRows(
    tx,
    reviews,
    given.map(({ row }) => row),
  );
  const ids = await reviewIds(tx);
  const written = given.flatMap((one) => {
    const reviewId = ids.get(`${one.row.bookingId} ${one.row.raterId}`);
    return reviewId === undefined ? [] : [{ ...one, reviewId }];
  });
  await writeRows(
    tx,
    reviewBadges,
    written.flatMap(({ reviewId, badgeIds }) => badgeIds.map((badgeId) => ({ reviewId, badgeId }))),
  );
  await writeAnswers(
    tx,
    written.map(({ reviewId, stars, row }) => ({
      reviewId,
      stars,
      programId: row.programId,
      by: row.raterType,
      text: row.feedbackText,
    })),
  );
};

/** Open sessions hold everybody's time, a mentor's with their buffers. */
const writeOccupancies = async (tx: Tx, known: readonly Known[], people: readonly DemoPerson[]) => {
  const periods = known.flatMap(({ id, booking, mentorId, menteeId }) => {
    if (booking.status !== 'pending' && booking.status !== 'upcoming') return [];
    const hours = people.find(({ key }) => key === booking.mentor)?.availability;
    const from = booking.startAt.subtract({ minutes: hours?.bufferBeforeMinutes ?? 0 }).toString();
    const to = booking.endAt.add({ minutes: hours?.bufferAfterMinutes ?? 0 }).toString();
    const [start, end] = [booking.startAt.toString(), booking.endAt.toString()];
    return [
      sql`(${id}, ${mentorId}, 'mentor', tstzrange(${from}::timestamptz, ${to}::timestamptz))`,
      sql`(${id}, ${menteeId}, 'mentee', tstzrange(${start}::timestamptz, ${end}::timestamptz))`,
    ];
  });
  const values = sql.join(periods, sql`, `);
  await db(tx).execute(sql`insert into occupancies (booking_id, user_id, as_role, period) values ${values}`);
};

/** All sessions with their parts; answers their ids by key. */
export const writeBookings = async (tx: Tx, plan: readonly DemoBooking[], { people, ids, programmeIds }: Written) => {
  const named = plan.flatMap((booking) => {
    const [mentorId, menteeId] = [ids.get(booking.mentor), ids.get(booking.mentee)];
    const programId = booking.programme && (programmeIds.get(booking.programme) ?? null);
    return mentorId === undefined || menteeId === undefined ? [] : [{ booking, mentorId, menteeId, programId }];
  });
  const inOrder = named.toSorted(
    (a, b) => a.booking.requestedAt.epochMilliseconds - b.booking.requestedAt.epochMilliseconds,
  );
  await writeRows(
    tx,
    bookings,
    inOrder.map((one) => rowOf({ ...one, id: 0 }, people)),
  );
  const { rows } = await db(tx).execute<{ id: string; room_token: string }>(sql`select id, room_token from bookings`);
  const idOf = new Map(rows.map((row) => [row.room_token, Number(row.id)]));
  const known = inOrder.flatMap((one) => {
    const id = idOf.get(createHash('sha256').update(one.booking.key).digest('base64url'));
    return id === undefined ? [] : [{ ...one, id }];
  });
  await writeParts(tx, known);
  await writeOccupancies(tx, known, people);
  await writeReviews(tx, known);
  const acts = known.flatMap(actsOf);
  await writeRows(
    tx,
    activities,
    acts.map(({ at, ...act }) => ({ ...act, createdAt: at })),
  );
  const states = known.map(({ id, booking }) => ({
    bookingId: id,
    actorId: null,
    action: 'load',
    fromStatus: null,
    toStatus: booking.status,
    at: booking.requestedAt,
  }));
  await writeRows(tx, bookingEvents, states);
  return new Map(known.map(({ id, booking }) => [booking.key, id]));
};
