import { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { agendas } from './tables.ts';

export interface DemoAgenda {
  /** Counted from today. */
  day: number;
  /** On the wall in Kuala Lumpur; what falls on a weekend is held on Monday. */
  at: string;
  minutes: number;
  title: string;
  description: string;
  place: string;
  link: string;
  published: boolean;
}

interface Options {
  programId: number;
  createdBy: number;
  createdAt: Temporal.Instant;
  now: Temporal.Instant;
}

const timezone = 'Asia/Kuala_Lumpur';

/** The wall time of that day; what would fall on a weekend is held on Monday. */
const startOf = (now: Temporal.Instant, days: number, at: string) => {
  const day = now.toZonedDateTimeISO(timezone).toPlainDate().add({ days });
  const workday = day.dayOfWeek > 5 ? day.add({ days: 8 - day.dayOfWeek }) : day;
  return workday.toZonedDateTime({ timeZone: timezone, plainTime: Temporal.PlainTime.from(at) }).toInstant();
};

/** What takes place in a programme. */
export const writeDemoAgendas = async (tx: Tx, written: readonly DemoAgenda[], options: Options) => {
  const { programId, createdBy, createdAt, now } = options;
  const rows = written.map(({ day, at, minutes, title, description, place, link, published }) => {
    const startTime = startOf(now, day, at);
    const times = { startTime, endTime: startTime.add({ minutes }), createdAt, updatedAt: createdAt };
    return { ...times, programId, createdBy, title, description, link, linkName: place, published };
  });
  await writeRows(tx, agendas, rows);
};
