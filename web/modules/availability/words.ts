import { plural, t } from '@lingui/core/macro';
import { Temporal } from '../../ui/temporal.ts';
import { i18n } from '../../lib/i18n.ts';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import type { Hours } from './draft.ts';
import type { Run } from './hours.ts';

/** 0 = Sunday. The date is based on 7 January 2024, which was a Sunday. */
export const weekdayName = (weekday: number) =>
  Temporal.PlainDate.from({ year: 2024, month: 1, day: 7 + weekday }).toLocaleString(i18n.locale, { weekday: 'long' });

/** '14:30' → '2:30 pm'; '24:00' is midnight again. */
export const clockWords = (time: string) => timeOfDay(`2024-01-01T${time === '24:00' ? '00:00' : time}:00Z`, 'UTC');

/** '9:00 am – 5:00 pm' */
export const hoursWords = ({ from, to }: Hours) => `${clockWords(from)} – ${clockWords(to)}`;

/** '2026-12-25' → 'Fri, 25 Dec 2026' */
export const dayWords = (day: string) => shortDay(`${day}T12:00:00Z`, 'UTC');

export const runWords = ({ first, last }: Pick<Run, 'first' | 'last'>) =>
  first === last ? dayWords(first) : `${dayWords(first)} – ${dayWords(last)}`;

const dayMinutes = 1_440;

/** '2 hours', '1 hour 30 minutes', '3 days' */
export const lengthWords = (minutes: number): string => {
  if (minutes > 0 && minutes % dayMinutes === 0) return plural(minutes / dayMinutes, { one: '# day', other: '# days' });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourWords = plural(hours, { one: '# hour', other: '# hours' });
  const restWords = plural(rest, { one: '# minute', other: '# minutes' });
  if (hours === 0) return restWords;
  return rest === 0 ? hourWords : t`${hourWords} ${restWords}`;
};
