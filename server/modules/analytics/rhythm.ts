import {
  answerHours,
  busiestShown,
  type MentorLoad,
  type RequestAnswers,
  requestDays,
  type WeeklySessions,
  weeksShown,
} from '../../../contract/analytics/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { peopleOf } from './people-of.ts';
import { answersSince, loadOfMentors, sessionsByWeek } from './queries/rhythm.ts';
import { heldByMentors } from './queries/tallies.ts';
import type { Counter } from './reader.ts';
import { spreadOf } from './rules/spread.ts';
import { percent } from './rules/shares.ts';

/** Weeks begin on the reader's own Mondays; the last one is this week, of which the rest is still ahead. */
export const presentWeeks = async (
  { tx, now, actor }: Work<Actor>,
  { program }: ProgrammeRow,
): Promise<WeeklySessions> => {
  const zone = actor.timezone;
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  const last = today.subtract({ days: today.dayOfWeek - 1 });
  const mondays = Array.from({ length: weeksShown }, (_, at) => last.subtract({ weeks: weeksShown - 1 - at }));
  const startOf = (day: typeof last) => day.toZonedDateTime(zone).toInstant();
  const [first = last] = mondays;
  const span = { from: startOf(first), until: startOf(last.add({ weeks: 1 })), zone };
  const rows = await sessionsByWeek(tx, program.id, span);
  const weeks = mondays.map((day) => {
    const monday = day.toString();
    const of = (...statuses: readonly string[]) =>
      rows
        .filter((row) => row.monday === monday && statuses.includes(row.status))
        .reduce((sum, { sessions }) => sum + sessions, 0);
    return {
      monday,
      held: of('completed', 'partially_rated', 'fully_rated'),
      missed: of('missed'),
      cancelled: of('cancelled'),
    };
  });
  const held = weeks.reduce((sum, week) => sum + week.held, 0);
  const missed = weeks.reduce((sum, week) => sum + week.missed, 0);
  return { weeks, held, missed, no_show_percentage: percent(missed, held + missed) };
};

export const presentAnswers = async ({ tx, now }: Counter, { program }: ProgrammeRow): Promise<RequestAnswers> => {
  const since = now.subtract({ hours: 24 * requestDays });
  const { requests, accepted, median, within, waiting } = await answersSince(tx, program.id, since, answerHours);
  return {
    requests,
    accepted,
    median_minutes: median,
    within: answerHours.map((hours, at) => ({ hours, percentage: percent(within[at] ?? 0, requests) })),
    waiting,
  };
};

export const presentLoad = async ({ tx }: Work<Actor>, { program }: ProgrammeRow): Promise<MentorLoad> => {
  const mentors = await loadOfMentors(tx, program.id);
  const busiest = mentors.filter(({ mentees }) => mentees > 0).slice(0, busiestShown);
  const ids = busiest.map(({ userId }) => userId);
  const person = await peopleOf(tx, ids);
  const sessions = await heldByMentors(tx, program.id, ids);
  return {
    mentors_count: mentors.length,
    load: spreadOf(mentors.map(({ mentees }) => mentees)),
    busiest: busiest.flatMap(({ userId, mentees, capacity }) => {
      const known = person(userId);
      return known ? [{ person: known, mentees, capacity, sessions: sessions(userId) }] : [];
    }),
  };
};
