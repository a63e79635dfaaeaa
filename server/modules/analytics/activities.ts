import { activitiesPage, type DashboardActivity, type MonthlyActivities } from '../../../contract/analytics/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { peopleOf } from './people-of.ts';
import { activitiesIn, activitiesByDay } from './queries/activities.ts';
import type { Reader } from './reader.ts';
import { daysOfMonth, spanOf } from './rules/days.ts';

/** ANA-13: days follow the reader's own calendar. */
export const presentActivities = async (
  { tx, actor }: Work<Actor>,
  { program }: ProgrammeRow,
  { date, page }: { date?: string | undefined; page: number },
) => {
  const day = date ?? null;
  const { rows: found, total } = await activitiesIn(tx, {
    programId: program.id,
    ...spanOf(actor.timezone, day, day),
    offset: (page - 1) * activitiesPage,
    limit: activitiesPage,
  });
  const person = await peopleOf(
    tx,
    found.flatMap(({ userId, mentorId, menteeIds }) => [userId, mentorId, ...menteeIds]),
  );
  const mentorOf = (mentorId: number | null) => {
    const mentor = person(mentorId);
    return mentor && { ...mentor, fullname: mentor.full_name };
  };
  const activities = found.map(
    ({ id, action, bookingId, userId, mentorId, menteeIds, createdAt }): DashboardActivity => ({
      id,
      action,
      booking_id: bookingId,
      created_at: createdAt.toString(),
      user: person(userId),
      mentor: mentorOf(mentorId),
      mentees: menteeIds.map(person).filter((mentee) => mentee !== null),
    }),
  );
  return { activities, page, total_pages: Math.max(1, Math.ceil(total / activitiesPage)) };
};

/** ANA-13: every day of a month of the reader's own calendar. */
export const presentMonth = async (
  { tx, actor }: Reader,
  { program }: ProgrammeRow,
  { month, year }: { month: number; year: number },
): Promise<MonthlyActivities> => {
  const days = daysOfMonth(year, month);
  const span = spanOf(actor.timezone, days[0] ?? null, days.at(-1) ?? null);
  const counted = await activitiesByDay(tx, { programId: program.id, zone: actor.timezone, ...span });
  const ofDay = (date: string) => {
    const rows = counted.filter((row) => row.day === date);
    const of = (action: DashboardActivity['action']) => rows.find((row) => row.action === action)?.count ?? 0;
    return {
      date,
      total: rows.reduce((sum, { count }) => sum + count, 0),
      actions: {
        created: of('created'),
        confirmed: of('confirmed'),
        completed: of('completed'),
        canceled: of('canceled'),
        reviewed: of('reviewed'),
        submitted: of('submitted'),
        joined: of('joined'),
      },
    };
  };
  return { month, year, total: counted.reduce((sum, { count }) => sum + count, 0), days: days.map(ofDay) };
};
