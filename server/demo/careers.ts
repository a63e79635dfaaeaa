import type { Temporal } from 'temporal-polyfill';
import type { Dice } from './dice.ts';
import { universityNamed } from './reference.ts';
import type { DemoEducation, DemoJob } from '../modules/profiles/demo.ts';

interface JobLine {
  title: string;
  company: string;
  years: number;
  did: string | null;
}

const firstOfMonth = (day: Temporal.PlainDate) => day.with({ day: 1 });

/** Jobs in sequence, the present one first; each began the given number of years before the next. */
export const jobsBackFrom = (
  dice: Dice,
  today: Temporal.PlainDate,
  lines: readonly JobLine[],
): { jobs: DemoJob[]; begun: Temporal.PlainDate } => {
  let until = firstOfMonth(today).subtract({ months: dice.between(0, 5) });
  const jobs = lines.map(({ title, company, years, did }, i): DemoJob => {
    const endDate = i === 0 ? null : until.subtract({ days: dice.between(1, 30) }).toString();
    until = until.subtract({ months: Math.round(years * 12) });
    return { title, company, description: did, startDate: until.toString(), endDate };
  });
  return { jobs, begun: until };
};

interface StudyLine {
  university: string;
  level: DemoEducation['level'];
  major: string;
  years: number;
}

/** Degrees finished before the first job, most recent first. */
export const studiesBefore = (dice: Dice, begun: Temporal.PlainDate, lines: readonly StudyLine[]): DemoEducation[] => {
  let until = begun.subtract({ months: dice.between(2, 6) });
  return lines.map(({ university, level, major, years }) => {
    const endDate = until.toString();
    until = until.subtract({ years });
    const startDate = until.toString();
    until = until.subtract({ months: dice.between(1, 8) });
    return { universityId: universityNamed(university).id, university, level, major, startDate, endDate };
  });
};
