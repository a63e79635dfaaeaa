import { daysAMonth } from '../months.ts';
import { amountsIn, bareNumber, plainly, shareMeant, type Units, withoutLess } from './reading.ts';

const units: Units = [
  ['years?|yrs?|tahun|thn', 12],
  ['months?|mths?|bulan|bln', 1],
  ['weeks?|wks?|minggu', 7 / daysAMonth],
  ['days?|hari', 1 / daysAMonth],
];

/** A time that hangs on something else, or one of another kind: its number says nothing about how long. */
const hangsOnSomething =
  /\b(?:after|before|until|till|by|since|selepas|sebelum|hingga (?!\d)|sampai|sehingga|hari ?bulan)\b/;
const ofADay = /\b(?:hours?|hrs?|minutes?|mins?|jam|minit)\b/;

/**
 * The amount that somebody means; null if they name none, or several that differ: we do not choose for them. 'A year: 12
 * months' says the same twice.
 */
const theOne = ([first, ...others]: readonly number[]) =>
  first !== undefined && others.every((one) => one === first) ? first : null;

/** B56, OBJ-04: how many months somebody's own words come to, English or Malay, in parts too; null if they cannot be read. */
export const monthsIn = (words: string): number | null => {
  const text = plainly(words);
  if (hangsOnSomething.test(text) || ofADay.test(text)) return null;
  const said = theOne(amountsIn(text, units)) ?? bareNumber(withoutLess(text));
  return said === null ? null : said * shareMeant(text);
};
