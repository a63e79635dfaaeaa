import type { OwnData } from '../accounts/index.ts';
import { hoursOf } from './queries.ts';

/** Our part of a person's download (M22). */
export const availabilityOwnData: OwnData = async (tx, userId) => {
  const hours = (await hoursOf(tx, [userId])).get(userId);
  if (!hours) return {};
  return {
    weekly_hours: hours.rules,
    date_overrides: hours.overrides,
    timezone: hours.timeZone,
    notice_minutes: hours.notice,
    buffer_before_minutes: hours.buffers.before,
    buffer_after_minutes: hours.buffers.after,
    sessions_a_week: hours.weeklyLimit,
    do_not_disturb: hours.dnd,
  };
};
