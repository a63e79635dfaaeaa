// Days and wall times as plain integers: days are counted from 1970-01-01, times of day in minutes from midnight.

export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;

const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const leapDaysBefore = (year: number) =>
  Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400);
const newYear = (year: number) => 365 * (year - 1970) + leapDaysBefore(year) - leapDaysBefore(1970);
const monthStart = (year: number, month: number) =>
  newYear(year) + (monthStarts[month - 1] ?? 0) + (month > 2 && isLeap(year) ? 1 : 0);

/** Year, month (1–12) and day of month of a day number. */
export const dateOf = (day: number): { year: number; month: number; date: number } => {
  let year = 1970 + Math.floor(day / 365.2425);
  if (newYear(year) > day) year -= 1;
  if (newYear(year + 1) <= day) year += 1;
  let month = 12;
  while (monthStart(year, month) > day) month -= 1;
  return { year, month, date: day - monthStart(year, month) + 1 };
};

/** The day number of a date; null when there is no such date, or outside 1970–2100, where zones are unknown. */
const dayOf = (year: number, month: number, date: number): number | null => {
  if (year < 1970 || year > 2100) return null;
  const day = monthStart(year, month) + date - 1;
  const read = dateOf(day);
  return read.month === month && read.date === date ? day : null;
};

/** Reads 'YYYY-MM-DD', or 'DD/MM/YYYY' as the slots map writes it (A84). Null when it is not a day of 1970–2100. */
export const readDay = (text: string): number | null => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  return slashed ? dayOf(Number(slashed[3]), Number(slashed[2]), Number(slashed[1])) : null;
};

/** Reads 'HH:mm' as minutes from midnight; '24:00' is 1,440. Null when it is not a time of day. */
export const readTime = (text: string): number | null => {
  const parts = /^(\d{2}):([0-5]\d)$/.exec(text);
  const minutes = parts ? Number(parts[1]) * 60 + Number(parts[2]) : Infinity;
  return minutes <= 1_440 ? minutes : null;
};

const two = (n: number) => String(n).padStart(2, '0');

/** Minutes from midnight as 'HH:mm'. */
export const writeTime = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** A day number as 'DD/MM/YYYY', the key of the slots map (AVL-12). */
export const writeDay = (day: number): `${string}/${string}/${string}` => {
  const { year, month, date } = dateOf(day);
  return `${two(date)}/${two(month)}/${year}`;
};

/** A day number as 'YYYY-MM-DD'. */
export const writeIsoDay = (day: number): string => {
  const { year, month, date } = dateOf(day);
  return `${year}-${two(month)}-${two(date)}`;
};

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Counts weeks that run from Monday to Sunday; days of one week share the number. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);
