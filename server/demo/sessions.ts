import { writeDemoBookings } from '../modules/bookings/demo/bookings.ts';
import { writeDemoReminders } from '../modules/bookings/demo/reminders.ts';
import { writeDemoReports } from '../modules/bookings/demo/reports.ts';
import type { PlacedSession } from '../modules/bookings/demo/session.ts';
import { writeDemoReviews } from '../modules/reviews/demo.ts';
import type { Tx } from '../platform/work.ts';
import { castPortraits } from './cast.ts';
import { isCharged } from './charges.ts';
import type { DemoBooking, Written } from './types.ts';

interface Placed extends PlacedSession {
  session: DemoBooking;
}

/** The time that a mentor keeps free before and after a session. */
const buffersOf = (mentor: string, people: Written['people']) => {
  const hours = people.find(({ key }) => key === mentor)?.availability;
  return {
    bufferBeforeMinutes: hours?.bufferBeforeMinutes ?? 0,
    bufferAfterMinutes: hours?.bufferAfterMinutes ?? 0,
  };
};

const placesOf = (plan: readonly DemoBooking[], { people, ids, programmes }: Written) =>
  plan.flatMap((session): Placed[] => {
    const { mentor, mentee, programme } = session;
    const [mentorId, menteeId] = [ids.get(mentor), ids.get(mentee)];
    if (mentorId === undefined || menteeId === undefined) return [];
    const programId = programme && (programmes.get(programme)?.programId ?? null);
    const timeZone = people.find(({ key }) => key === mentee)?.timeZone ?? 'Asia/Kuala_Lumpur';
    const points = isCharged(session, people) ? 10 : 0;
    return [{ session, mentorId, menteeId, programId, timeZone, points, ...buffersOf(mentor, people) }];
  });

/** Writes all sessions between two people, with their reviews and reports; returns their ids by key. */
export const writeSessions = async (tx: Tx, plan: readonly DemoBooking[], written: Written) => {
  const placed = placesOf(plan, written);
  const bookingIds = await writeDemoBookings(tx, placed);
  const known = placed.flatMap((one) => {
    const bookingId = bookingIds.get(one.session.key);
    return bookingId === undefined ? [] : [{ ...one, bookingId }];
  });
  const inOrder = known.toSorted((a, b) => a.bookingId - b.bookingId);
  await writeDemoReviews(
    tx,
    inOrder.map(({ session: { reviews }, ...one }) => ({ ...one, reviews })),
    written.now,
  );
  const adminOf = ({ programme }: DemoBooking) => written.ids.get(programme === null ? 'platform' : 'admin') ?? null;
  await writeDemoReports(
    tx,
    known.map((one) => ({ ...one, adminId: adminOf(one.session) })),
  );
  const cast = new Set(Object.keys(castPortraits).map((key) => written.ids.get(key) ?? 0));
  await writeDemoReminders(tx, cast, written.now);
  return bookingIds;
};
