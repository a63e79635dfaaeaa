import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { availabilityOverrides, availabilityRules, availabilitySettings } from './tables.ts';

/** Times on the mentor's wall clock, as 'HH:mm'; weekday 0 is Sunday. */
export interface DemoHours {
  weekday: number;
  from: string;
  to: string;
}

/** Replaces the weekly hours on that day. */
export type DemoOverride = { day: string; blocked: true } | { day: string; blocked: false; from: string; to: string };

export interface DemoAvailability {
  hours: readonly DemoHours[];
  overrides: readonly DemoOverride[];
  noticeMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  sessionsAWeek: number | null;
  dnd: boolean;
}

/** Writes when mentors are open. */
export const writeDemoHours = async (tx: Tx, open: readonly ({ userId: number } & DemoAvailability)[]) => {
  await writeRows(
    tx,
    availabilityRules,
    open.flatMap(({ userId, hours }) =>
      hours.map(({ weekday, from, to }) => ({ userId, weekday, fromTime: from, toTime: to })),
    ),
  );
  await writeRows(
    tx,
    availabilityOverrides,
    open.flatMap(({ userId, overrides }) =>
      overrides.map((one) => ({
        userId,
        day: one.day,
        blocked: one.blocked,
        fromTime: one.blocked ? null : one.from,
        toTime: one.blocked ? null : one.to,
      })),
    ),
  );
  await writeRows(
    tx,
    availabilitySettings,
    open.map(({ userId, dnd, noticeMinutes, bufferBeforeMinutes, bufferAfterMinutes, sessionsAWeek }) => ({
      userId,
      dnd,
      noticeMinutes,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      sessionsAWeek,
    })),
  );
};
