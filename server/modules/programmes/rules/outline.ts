import { Temporal } from 'temporal-polyfill';
import type { Duration, TemplateType } from '../../../../contract/programmes/index.ts';
import { endAfter } from './dates.ts';
import type { TemplateModule } from './templates/template.ts';
import { templates } from './templates/templates.ts';

interface Plan {
  templateType: TemplateType;
  startDate: string | null;
  duration: Duration;
  /** Used only when the duration leaves the end open. */
  endDate: string | null;
}

interface Stretch {
  startDate: string | null;
  endDate: string | null;
}

const most = 3;
const months = { '1_months': 1, '2_months': 2, '3_months': 3 } as const;

/**
 * One per month, at most three; a longer programme is cut into three of nearly equal length. Together they cover every
 * day.
 */
const stretches = ({ startDate, duration }: Plan, endDate: string | null): Stretch[] => {
  const planned = duration === 'set_end_duration' ? null : months[duration];
  if (startDate === null || endDate === null || endDate < startDate) {
    return Array.from({ length: planned ?? most }, () => ({ startDate: null, endDate: null }));
  }
  const start = Temporal.PlainDate.from(startDate);
  const afterEnd = Temporal.PlainDate.from(endDate).add({ days: 1 });
  const span = start.until(afterEnd, { largestUnit: 'months' });
  const count = planned ?? Math.min(most, span.months + Math.sign(span.days));
  const even = planned === null && span.months >= most;
  const begins = (at: number) =>
    even ? start.add({ days: Math.floor((start.until(afterEnd).days * at) / count) }) : start.add({ months: at });
  return Array.from({ length: count }, (_, at) => ({
    startDate: begins(at).toString(),
    endDate:
      at === count - 1
        ? endDate
        : begins(at + 1)
            .subtract({ days: 1 })
            .toString(),
  }));
};

const tasksOf = ({ session, survey }: TemplateModule) => [
  { ...session, category: 'session' as const },
  { ...survey, category: 'survey' as const },
];

/** PRG-27, PRG-31, B87, B88: when a programme would end, and what its template proposes for the time until then. */
export const outline = (plan: Plan) => {
  const endDate = endAfter(plan.startDate, plan.duration) ?? plan.endDate;
  const { modules, goals } = templates[plan.templateType];
  return {
    endDate,
    goals,
    modules: stretches(plan, endDate).flatMap((stretch, at) => {
      const module = modules[at];
      return module ? [{ ...stretch, name: module.name, description: module.description, tasks: tasksOf(module) }] : [];
    }),
  };
};
