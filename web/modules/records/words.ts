import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ObjectiveStatus } from '../../../contract/objectives/values.ts';
import type { SessionForm } from '../../../contract/records/values.ts';
import { plainDay } from '../../lib/time.ts';

/** '45 minutes', '2 hours', '1 hour 30 minutes'; never days: these are hours of sessions. */
export const hoursWords = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourWords = plural(hours, { one: '# hour', other: '# hours' });
  const restWords = plural(rest, { one: '# minute', other: '# minutes' });
  if (hours === 0 && rest > 0) return restWords;
  return rest === 0 ? hourWords : t`${hourWords} ${restWords}`;
};

/** 3 Aug 2026 – 31 Oct 2026 */
export const datesWords = ({ starts_on: from, ends_on: until }: { starts_on: string; ends_on: string }) =>
  from === until ? plainDay(from) : `${plainDay(from)} – ${plainDay(until)}`;

export const useFormWords = (): Record<SessionForm, string> => {
  const { t: say } = useLingui();
  return { online: say`Online`, in_person: say`In person`, logged: say`Offline` };
};

export const useStatusWords = (): Record<ObjectiveStatus, string> => {
  const { t: say } = useLingui();
  return { todo: say`To do`, done: say`Done`, expired: say`Expired` };
};
