import { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { agendas } from './tables.ts';

export interface DemoAgenda {
  /** Days from today. */
  day: number;
  /** Local time in Kuala Lumpur; a date that falls on a weekend moves to Monday. */
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

/** The start at that local time; a date that falls on a weekend moves to Monday. */
const startOf = (now: Temporal.Instant, days: number, at: string) => {
  const day = now.toZonedDateTimeISO(timezone).toPlainDate().add({ days });
  const workday = day.dayOfWeek > 5 ? day.add({ days: 8 - day.dayOfWeek }) : day;
  return workday.toZonedDateTime({ timeZone: timezone, plainTime: Temporal.PlainTime.from(at) }).toInstant();
};

/** Writes a programme's agenda entries. */
export const writeDemoAgendas = async (tx: Tx, written: readonly DemoAgenda[], options: Options) => {
  const { programId, createdBy, createdAt, now } = options;
  const rows = written.map(({ day, at, minutes, title, description, place, link, published }) => {
    const startTime = startOf(now, day, at);
    const times = { startTime, endTime: startTime.add({ minutes }), createdAt, updatedAt: createdAt };
    return { ...times, programId, createdBy, title, description, link, linkName: place, published };
  });
  await writeRows(tx, agendas, rows);
};
