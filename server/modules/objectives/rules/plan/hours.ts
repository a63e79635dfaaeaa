import { amountsIn, bareNumber, plainly, shareMeant, type Units, withoutLess } from './reading.ts';

const units: Units = [
  ['hours?|hrs?|h|jam', 1],
  ['minutes?|mins?|minit', 1 / 60],
];

/** How often a week, by how people say it; the first that fits counts, so what holds another one stands before it. */
const often: readonly (readonly [RegExp, number])[] = [
  [/every (?:other|second|2) days?|selang sehari/, 3.5],
  [/every (?:other|second|2) weeks?|(?:a|per) fortnight|fortnightly|2 minggu sekali|selang seminggu/, 1 / 2],
  [/weekdays?|working days?|hari (?:be)?kerja/, 5],
  [/\b(?:a|per|every|each) ?day\b|\/ ?day\b|\bdaily\b|\bsehari\b|\b(?:setiap|tiap|per) hari\b|\/ ?hari\b/, 7],
  [/\b1 (?:day|hari)\b(?! (?:a|per|each|every) week| seminggu)/, 7],
  [/\b(?:every|each|per) (?:morning|evening|night)\b|\b(?:setiap|tiap) (?:pagi|petang|malam)\b/, 7],
  [/\b(?:a|per|every|each) week\b|\/ ?week\b|\bweekly\b|\bseminggu\b|\b(?:setiap|per) minggu\b|\/ ?minggu\b/, 1],
  [/\b(?:a|per|every|each) month\b|\/ ?month\b|\bmonthly\b|\bsebulan\b|\b(?:setiap|per) bulan\b|\/ ?bulan\b/, 1 / 4],
];

const once: Readonly<Record<string, number>> = { once: 1, sekali: 1, twice: 2 };
const times = /\b(\d+) ?(?:times\b|kali\b|[x×] ?(?=\d))|\b(once|twice|sekali)\b/;
/** One day alone is most often 'in a day'. */
const daysOfAWeek = /(?<!every )\b([2-7]) (?:days|hari)\b/;

const timesAWeek = (text: string) => {
  // '30 minutes a day, 5 days a week': the days are said, so it is not every day.
  const days = daysOfAWeek.exec(text)?.[1];
  if (days !== undefined) return Number(days);
  const rate = often.find(([pattern]) => pattern.test(text))?.[1] ?? 1;
  const [, number, word = ''] = times.exec(text.replace('2 minggu sekali', '')) ?? [];
  return rate * (number === undefined ? (once[word] ?? 1) : Number(number));
};

const noTime = /^(?:none|zero|nothing|no time|tiada|sifar|kosong)\b/;
/** On several days that are named there is no telling whether it is for each of them. */
const severalDays =
  /\b(?:(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?|isnin|selasa|rabu|khamis|jumaat|sabtu|ahad)\b/g;

const aYear = /\b(?:a|per|every|each) year\b|\byearly\b|\bsetahun\b/;
const oftener = /day|daily|week|month|hari|minggu|bulan/;

/**
 * B56, OBJ-04: the hours a week in somebody's own words, English or Malay; null if they cannot be read. Without a word about
 * how often, they are a week, which is what the question asks.
 */
export const hoursIn = (words: string): number | null => {
  const text = plainly(words);
  if (noTime.test(text)) return 0;
  if (aYear.test(text) && !oftener.test(text)) return null;
  if ((text.match(severalDays) ?? []).length > 1) return null;
  const share = shareMeant(text);
  // Several are not chosen from, nor are they added up: half an hour in the morning and in the evening may be every day.
  const [first, ...others] = amountsIn(text, units);
  if (others.length > 0) return null;
  if (first !== undefined) return first * timesAWeek(text) * share;
  // 'about 10, on Sundays': a number is hours, as the question is about them.
  const number = bareNumber(
    withoutLess(text)
      .replace(/ ?(?:a week|per week|weekly|every week|seminggu)$/, '')
      .replace(/,? on (?:the )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/, ''),
  );
  return number === null ? null : number * share;
};
