import type { MentorSort } from '../../../contract/discovery/values.ts';
import { instantFrom } from '../../platform/instant-text.ts';
import { type ColumnType, orderColumns } from './queries/orders.ts';

/** Where a page ended: the number of people found, and the values of its last row in the columns of the order. */
export interface Place {
  total: number;
  place: readonly string[];
}

/** As the database writes an instant; the day has to be one of the calendar. */
const isInstant = (text: string) => {
  const [, day] = /^([12]\d{3}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/.exec(text) ?? [];
  if (day === undefined) return false;
  try {
    return instantFrom(`${day} 00:00:00+00`).toString().startsWith(day);
  } catch {
    return false;
  }
};

/** What the database takes for a value of this type: an address may contain anything. */
const isOfType: Record<ColumnType, (text: string) => boolean> = {
  boolean: (text) => text === 'true' || text === 'false',
  real: (text) => /^\d{1,3}(\.\d{1,12})?(e-\d)?$/.test(text),
  integer: (text) => /^\d{1,9}$/.test(text),
  bigint: (text) => /^-?\d{1,15}$/.test(text),
  timestamptz: isInstant,
};

/** A place as the next page is asked for with it. */
export const writePlace = ({ total, place }: Place) =>
  Buffer.from(JSON.stringify([total, ...place])).toString('base64url');

const valuesIn = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** The place that such a text means; null when it means none in this order. */
export const readPlace = (sort: MentorSort, text: string): Place | null => {
  const values = valuesIn(text);
  if (!Array.isArray(values)) return null;
  const [total, ...rest] = values as unknown[];
  const columns = orderColumns[sort];
  const place = rest.filter((value, at): value is string => {
    const column = columns[at];
    return typeof value === 'string' && column !== undefined && isOfType[column.type](value);
  });
  const isWhole = rest.length === columns.length && place.length === columns.length;
  return isWhole && typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 && total <= 10_000
    ? { total, place }
    : null;
};
