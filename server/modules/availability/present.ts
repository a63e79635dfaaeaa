import type { z } from 'zod';
import type { Availability } from '../../../contract/availability/index.ts';
import type { MentorHours } from './queries.ts';
import type { DateOverride } from './rules/weekly-hours.ts';

const byText = <T>(textOf: (one: T) => string) => {
  return (one: T, other: T) => (textOf(one) < textOf(other) ? -1 : 1);
};

const presentOverride = (override: DateOverride) =>
  override.blocked === true
    ? { day: override.day, blocked: true as const }
    : { day: override.day, blocked: false as const, from: override.from, to: override.to };

/** What the editor is filled with; overrides of past days are left out. */
export const presentAvailability = (
  hours: MentorHours,
  { today, version }: { today: string; version: string },
): z.input<typeof Availability> => ({
  rules: hours.rules.toSorted(byText(({ weekday, from }) => `${weekday} ${from}`)),
  overrides: hours.overrides
    .filter(({ day }) => day >= today)
    .map(presentOverride)
    .toSorted(byText((one) => `${one.day} ${one.blocked ? '' : one.from}`)),
  timezone: hours.timeZone,
  notice_minutes: hours.notice,
  buffer_before_minutes: hours.buffers.before,
  buffer_after_minutes: hours.buffers.after,
  sessions_a_week: hours.weeklyLimit,
  dnd: hours.dnd,
  own_hours: hours.isOwn,
  version,
});
