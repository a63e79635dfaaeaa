import { Temporal } from 'temporal-polyfill';
import type { OwnData } from '../../platform/plug.ts';
import { hoursOf, ownPlaces } from './queries.ts';
import { busyInCalendars } from './queries/calendars.ts';

const isoOf = (epochMilliseconds: number) => Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString();

/** Our part of a person's download (M22). */
export const ownData: OwnData = async (tx, userId, now) => {
  const hours = (await hoursOf(tx, [userId])).get(userId);
  if (!hours) return {};
  const program_hours = [];
  for (const programId of await ownPlaces(tx, userId)) {
    const there = (await hoursOf(tx, [userId], programId)).get(userId);
    if (there)
      program_hours.push({ program_id: programId, weekly_hours: there.rules, date_overrides: there.overrides });
  }
  return {
    weekly_hours: hours.rules,
    date_overrides: hours.overrides,
    program_hours,
    timezone: hours.timeZone,
    notice_minutes: hours.notice,
    buffer_before_minutes: hours.buffers.before,
    buffer_after_minutes: hours.buffers.after,
    sessions_a_week: hours.weeklyLimit,
    do_not_disturb: hours.dnd,
    busy_in_linked_calendars: (await busyInCalendars(tx, [userId], now)).map(({ start, end }) => ({
      start: isoOf(start),
      end: isoOf(end),
    })),
  };
};
