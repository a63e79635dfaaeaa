import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Day, Id, IdInPath, TimeZone } from '../../schemas/types.ts';
import { availabilityLimits } from '../values.ts';

const L = availabilityLimits;

const chooseStart = 'Please choose a start time';

const chooseEnd = 'Please choose an end time';

/** 'HH:mm' in the mentor's time zone; only an end time may be '24:00'. */
const StartTime = z
  .string(chooseStart)
  .max(5, { error: chooseStart, abort: true })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: chooseStart, abort: true });

const EndTime = z
  .string(chooseEnd)
  .max(5, { error: chooseEnd, abort: true })
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: chooseEnd, abort: true });

/** A range of open time. 'HH:mm' strings sort in time order. */
const OpenHours = z.object({ from: StartTime, to: EndTime });

const endsAfterItStarts: [(hours: z.infer<typeof OpenHours>) => boolean, { path: string[]; message: string }] = [
  ({ from, to }) => from < to,
  { path: ['to'], message: 'The end must be later than the start' },
];

const chooseWeekday = 'Please choose a weekday';

/** Open every week on this weekday, 0 = Sunday … 6 = Saturday (B24). */
const WeeklyRule = OpenHours.extend({ weekday: z.int(chooseWeekday).min(0, chooseWeekday).max(6, chooseWeekday) });

const ChosenDay = Day('Please choose a date');

const BlockedDay = z.object({ day: ChosenDay, blocked: z.literal(true) });

const OpenDay = OpenHours.extend({ day: ChosenDay, blocked: z.literal(false) });

/** What applies on one date instead of its weekly hours: closed, or open from – to (B24). */
const DateOverride = z.discriminatedUnion('blocked', [BlockedDay, OpenDay], 'Please choose closed or other hours');

const whole = (most: number, least = 0) => {
  const message = `Please enter a whole number from ${least} to ${most.toLocaleString('en')}`;
  return z.int(message).min(least, message).max(most, message);
};

/** M05, AVL-17 */
const minutesAndLimits = {
  /** Minutes between now and the first slot that is offered. */
  notice_minutes: whole(L.noticeMinutes),
  buffer_before_minutes: whole(L.bufferMinutes),
  buffer_after_minutes: whole(L.bufferMinutes),
  /** The most sessions from Monday to Sunday; null for no limit. */
  sessions_a_week: whole(L.sessionsAWeek, 1).nullable(),
};

export const Availability = z.object({
  rules: z.array(WeeklyRule),
  overrides: z.array(DateOverride),
  timezone: z.string(),
  ...minutesAndLimits,
  dnd: z.boolean(),
  /** B24: true if this programme has hours of its own, in place of the personal ones that would otherwise apply. */
  own_hours: z.boolean(),
  /** Sent back on saving, to detect that someone else saved in between. */
  version: z.string(),
});

export type Availability = z.infer<typeof Availability>;

const notForYou = ['accounts.not_signed_in', 'availability.mentors_only'] as const;

export const myAvailability = shape({
  summary: 'Weekly hours, coming date overrides, notice and limits of the mentor who asks (B24, M05)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: Availability,
  refusals: [...notForYou, 'availability.programme_not_found'],
});

export const saveAvailability = shape({
  summary: 'Replaces the hours of the mentor who asks; limits that are left out stay as they are (B24, AVL-05)',
  body: z.object({
    rules: z
      .array(WeeklyRule.refine(...endsAfterItStarts), 'Please enter your weekly hours')
      .max(7 * L.rangesADay, `At most ${L.rangesADay} time ranges a day`),
    overrides: z
      .array(
        z.discriminatedUnion(
          'blocked',
          [BlockedDay, OpenDay.refine(...endsAfterItStarts)],
          'Please choose closed or other hours',
        ),
      )
      .max(L.overrides, `At most ${L.overrides} date overrides`),
    // AVL-03
    timezone: TimeZone,
    ...z.object(minutesAndLimits).partial().shape,
    dnd: z.boolean().optional(),
    program_id: Id.nullable().optional(),
    /** In a programme: whether these hours apply, or the personal ones. If left out, they apply when there are any. */
    own_hours: z.boolean().optional(),
    /** The version from `myAvailability`; if left out, the hours are replaced even if someone else changed them. */
    version: z.string().max(100).optional(),
  }),
  response: z.object({ message: z.string(), availability: Availability }),
  refusals: [
    ...notForYou,
    'availability.programme_not_found',
    'availability.changed_elsewhere',
    'programmes.inactive',
    'programmes.not_found',
  ],
});

export const dndStatus = shape({
  summary: 'Whether the mentor who asks does not want to be disturbed (AVL-07)',
  response: z.object({ active: z.boolean() }),
  refusals: notForYou,
});

export const toggleDnd = shape({
  summary: 'Turns do-not-disturb over, or to what is asked for (AVL-08)',
  body: z.object({ active: z.boolean().optional() }),
  response: z.object({ active: z.boolean(), message: z.string() }),
  refusals: notForYou,
});
