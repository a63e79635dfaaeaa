import type { z } from 'zod';
import type { saveAvailability } from '../../../contract/availability/index.ts';
import type { AvailabilityChanged } from '../../domain-events/availability.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { changePerson } from '../accounts/index.ts';
import { fingerprint } from './fingerprint.ts';
import type { MentorHours } from './queries.ts';
import { wrongFields } from './rules/problems.ts';
import type { DateOverride } from './rules/weekly-hours.ts';
import { dayAt, hoursThere, type Whose } from './show.ts';
import { forgetDndThere, lockSettings, markOwn, replaceHours, writeSettings } from './store.ts';

export type AvailabilityBody = z.output<typeof saveAvailability.body>;

const overrideOf = (asked: AvailabilityBody['overrides'][number]): DateOverride =>
  asked.blocked ? { day: asked.day, blocked: true } : { day: asked.day, from: asked.from, to: asked.to };

/** Drops overrides of past days: they no longer open anything. */
const comingOnly = (hours: MentorHours, today: string): MentorHours => ({
  ...hours,
  overrides: hours.overrides.filter(({ day }) => day >= today),
});

const hoursIn = (asked: AvailabilityBody) => ({
  rules: asked.rules.map(({ weekday, from, to }) => ({ weekday, from, to })),
  overrides: asked.overrides.map(overrideOf),
});

/** B24: in a programme without hours of its own, the personal ones apply. */
const wantedDays = async ({ tx }: Pick<Work<Actor>, 'tx'>, { userId, programId }: Whose, asked: AvailabilityBody) => {
  if (programId === null) return { ...hoursIn(asked), isOwn: false };
  const isOwn = asked.own_hours ?? asked.rules.length + asked.overrides.length > 0;
  if (isOwn) return { ...hoursIn(asked), isOwn };
  const { rules, overrides } = await hoursThere({ tx }, { userId, programId: null });
  return { rules, overrides, isOwn };
};
type Days = Awaited<ReturnType<typeof wantedDays>>;

/** Everything except the days, the place they apply to, and the version that was edited. */
type Limits = Omit<AvailabilityBody, 'rules' | 'overrides' | 'own_hours' | 'program_id' | 'version'>;

/** What the hours will be; a limit that is left out stays as it is. */
const wantedHours = (limits: Limits, days: Days, present: MentorHours): MentorHours => {
  const {
    timezone: timeZone,
    notice_minutes: notice = present.notice,
    buffer_before_minutes: before = present.buffers.before,
    buffer_after_minutes: after = present.buffers.after,
    sessions_a_week: weeklyLimit = present.weeklyLimit,
    dnd = present.dnd,
    ...rest
  } = limits;
  nothingLeft(rest);
  return { ...days, timeZone, notice, buffers: { before, after }, weeklyLimit, dnd };
};

const limitsOf = ({ timeZone, notice, buffers, weeklyLimit }: MentorHours) => ({
  timezone: timeZone,
  notice_minutes: notice,
  buffer_before_minutes: buffers.before,
  buffer_after_minutes: buffers.after,
  sessions_a_week: weeklyLimit,
  dnd: undefined,
});

const nothing = { rules: [], overrides: [] };

const write = async (
  { tx }: Pick<Work<Actor>, 'tx'>,
  { userId, programId }: Whose,
  hours: MentorHours,
  dnd: boolean | undefined,
) => {
  await changePerson(tx, userId, { timezone: hours.timeZone });
  await writeSettings(tx, userId, {
    dnd, // when it was not said it stays, also where an admin said something else for their programme
    noticeMinutes: hours.notice,
    bufferBeforeMinutes: hours.buffers.before,
    bufferAfterMinutes: hours.buffers.after,
    sessionsAWeek: hours.weeklyLimit,
  });
  if (dnd !== undefined) await forgetDndThere(tx, userId);
  const days = programId === null || hours.isOwn ? hours : nothing;
  if (programId !== null) await markOwn(tx, userId, programId, hours.isOwn);
  await replaceHours(
    tx,
    { userId, programId },
    {
      rules: days.rules.map(({ weekday, from, to }) => ({ weekday, fromTime: from, toTime: to })),
      overrides: days.overrides.map((one) =>
        one.blocked === true
          ? { day: one.day, blocked: true }
          : { day: one.day, blocked: false, fromTime: one.from, toTime: one.to },
      ),
    },
  );
};

/**
 * Replaces all of a mentor's hours (B24); with `onlyDays`, zone and limits stay as they are.
 * If the sender edited an older version, nothing is written and they are told.
 * Sending the present hours again (the first reply was lost) is fine, whatever version is named.
 */
export const save = async (
  { tx, now, announce, refresh }: Work<Actor>,
  whose: Whose,
  sent: AvailabilityBody,
  { onlyDays = false } = {},
) => {
  const { userId } = whose;
  const fields = wrongFields(sent.rules, sent.overrides.map(overrideOf));
  if (Object.keys(fields).length > 0) throw new Refusal('request.invalid', 422, { fields });

  await lockSettings(tx, userId);
  const present = await hoursThere({ tx }, whose);
  const asked = onlyDays ? { ...sent, ...limitsOf(present) } : sent;
  const today = dayAt(now, asked.timezone);
  const wanted = comingOnly(wantedHours(asked, await wantedDays({ tx }, whose, asked), present), today);
  const isSame = fingerprint(wanted) === fingerprint(comingOnly(present, today));
  if (isSame && wanted.dnd === present.dnd) return;
  const isOutOfDate = asked.version !== undefined && asked.version !== fingerprint(present);
  refuseIf(!isSame && isOutOfDate ? 'availability.changed_elsewhere' : null);

  await write({ tx }, whose, wanted, asked.dnd);
  await announce<AvailabilityChanged>({ name: 'availability.changed', userId, at: now.toString() });
  const moved = wanted.timeZone === present.timeZone ? [] : (['me', 'bookings'] as const);
  refresh({ people: [userId], keys: ['availability', 'slots', 'mentors', ...moved] });
};
