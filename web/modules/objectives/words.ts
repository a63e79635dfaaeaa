import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Priority } from '../../../contract/objectives/values.ts';
import { serverNow } from '../../lib/clock.ts';
import { dayIn } from '../../lib/time.ts';
import { Temporal } from '../../ui/temporal.ts';

export const usePriorityWords = (): Record<Priority, string> => {
  const { t } = useLingui();
  return { high: t`High`, medium: t`Medium`, low: t`Low` };
};

export const priorityTones = { high: 'coral', medium: 'blue', low: 'grey' } as const;

const aWeek = 7;
const aMonth = 30;

/** Dec 28, 2026 */
const inFull = (day: Temporal.PlainDate) =>
  day.toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** OBJ-21: how far away a day is, on the calendar of its reader. */
export const useDueWords = (zone: string) => {
  const { t } = useLingui();
  const today = Temporal.PlainDate.from(dayIn(serverNow(), zone));
  return (due: string) => {
    const day = Temporal.PlainDate.from(due);
    const { days } = today.until(day, { largestUnit: 'days' });
    if (days === 0) return t`Today`;
    if (days === 1) return t`Tomorrow`;
    if (days === -1) return t`Yesterday`;
    if (days > 1 && days < aWeek) return t`In ${days} days`;
    const weeks = Math.floor(days / aWeek);
    if (days >= aWeek && days < aMonth) return t`${plural(weeks, { one: '# week', other: '# weeks' })}`;
    return inFull(day);
  };
};
