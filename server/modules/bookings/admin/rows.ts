import type { Tx } from '../../../platform/work.ts';
import { judgeForAdmin } from '../judge.ts';
import { personOf, presentForAdmin, type Shown } from '../present/admin.ts';
import { peopleNamed, reportsOf } from '../queries/reports.ts';
import type { BookingView } from '../queries/views.ts';

/**
 * The rows of an admin's list. One statement fetches the names of everyone who made a session, reported or was
 * reported.
 */
export const rowsForAdmins = async (tx: Tx, views: readonly BookingView[], shown: Shown) => {
  if (views.length === 0) return [];
  const reports = await reportsOf(
    tx,
    views.map(({ booking }) => booking.id),
  );
  const named = reports.flatMap(({ reporterId, reportedUserId }) => [reporterId, reportedUserId]);
  const ids = [...views.map(({ booking }) => booking.createdBy), ...named].filter((id) => id !== null);
  const people = new Map((await peopleNamed(tx, [...new Set(ids)])).map((row) => [row.userId, personOf(row)]));
  const known = (id: number) => {
    const person = people.get(id);
    if (!person) throw new Error('a person of a booking is never removed');
    return person;
  };
  return views.map((view) => {
    const own = reports.filter(({ bookingId }) => bookingId === view.booking.id);
    return presentForAdmin(view, judgeForAdmin(view, shown.viewerId, shown.now), own, known, shown);
  });
};
