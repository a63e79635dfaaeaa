/** Numbers that people write as words, in English and Malay. */
const ones: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'satu dua tiga empat lima enam tujuh lapan sembilan sepuluh sebelas',
  ].flatMap((language) => language.split(' ').map((word, at) => [word, at + 1] as const)),
);
const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  'dua belas': 12,
  'lima belas': 15,
  'dua puluh': 20,
  'tiga puluh': 30,
  'empat puluh': 40,
  'lima puluh': 50,
  'enam puluh': 60,
};
const anyOf = (all: Readonly<Record<string, number>>) =>
  Object.keys(all)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
const numbers = new RegExp(String.raw`\b(?:(${anyOf(tens)})(?:[ -](${anyOf(ones)}))?|(${anyOf(ones)}))\b`, 'g');

/** What means the same is written in one way. The order matters: 'an hour and a half' before 'an hour'. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+) ?h ?(\d\d)(?: ?m(?:ins?)?)?\b/g, '$1 hours $2 minutes'],
  [/\b(\d+) (hour|week|month|year|jam|minggu|bulan|tahun)s? (?:to|or|-|hingga|atau) (?=\d+ \2)/g, '$1 to '],
  [/(\d) ?½/g, '$1.5'],
  [/½/g, '0.5'],
  [/(\d) 1\/2\b/g, '$1.5'],
  [/(\d),(\d)/g, '$1.$2'],
  [/(?<![\d.] ?)\b1\/2\b/g, '0.5'],
  [/\b(\d+) and a half\b/g, '$1.5'],
  [/\ban? (hour|week|month|year) and a half\b/g, '1.5 $1'],
  [/\b(\d+) (hours?|weeks?|months?|years?) and a half\b/g, '$1.5 $2'],
  [/\bse(jam|minggu|bulan|tahun) setengah\b/g, '1.5 $1'],
  [/\b(\d+) (jam|minggu|bulan|tahun) setengah\b/g, '$1.5 $2'],
  [/\b(?:a )?quarter of an hour\b|\bsuku jam\b/g, '0.25 hours'],
  [/\b(?:3|three)[ -]quarters of an hour\b/g, '0.75 hours'],
  [/\bhalf (?:an? )?(?=hour|week|month|year)|\b(?:setengah|separuh) (?=jam|bulan|tahun)/g, '0.5 '],
  [/\ba couple of /g, '2 '],
  [/\bsejam\b/g, '1 jam'],
];

/** Somebody's own words, so that what is looked for in them has one spelling. */
export const plainly = (words: string) => {
  const lower = words.slice(0, 300).toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const counted = lower.replaceAll(numbers, (_all, ten?: string, more?: string, one?: string) =>
    String((tens[ten ?? ''] ?? 0) + (ones[more ?? one ?? ''] ?? 0)),
  );
  return spellings.reduce((text, [from, to]) => text.replaceAll(from, to), counted);
};

/** '2', 'a', or the first of '2 to 3': what somebody has at least. Not the end of a longer number or of '30 5'. */
const count = String.raw`(?<![\d./] ?)(\d+(?:\.\d+)?|\ban?\b|\bse(?=[mbth]))(?: ?(?:-|–|to|or|hingga|atau) ?\d+(?:\.\d+)?)? ?`;

/** A unit as people write it, and how much it is. */
export type Units = readonly (readonly [pattern: string, size: number])[];

/**
 * The amounts that are written here, in the unit of size 1. What follows without a word in between is part of the same
 * amount: '1 hour 30 minutes'.
 */
export const amountsIn = (text: string, units: Units) => {
  const names = units.map(([pattern]) => `(${pattern})`).join('|');
  const amounts: number[] = [];
  let [end, sizeBefore] = [-1, 0];
  for (const found of text.matchAll(new RegExp(`${count}(?:${names})(?![a-z])`, 'g'))) {
    const [all, said = '', ...which] = found;
    const size = units[which.findIndex((one) => one !== undefined)]?.[1] ?? 0;
    const amount = (/\d/.test(said) ? Number(said) : 1) * size;
    const between = text.slice(end, found.index).trim();
    const goesOn = end >= 0 && size < sizeBefore && ['', 'and', 'dan', '&'].includes(between);
    if (goesOn) amounts.push((amounts.pop() ?? 0) + amount);
    else amounts.push(amount);
    [end, sizeBefore] = [found.index + all.length, size];
  }
  return amounts;
};

const lessThan = /\b(?:(?<!no |not )less than|under|below|not even|(?<!lebih )kurang(?: daripada| dari)?|bawah) /;

/** 'Less than 2 hours': there is no telling how much less, so half of it. */
export const shareMeant = (text: string) => (lessThan.test(text) ? 0.5 : 1);
export const withoutLess = (text: string) => text.replace(lessThan, '');

const about = String.raw`(?:(?:about|around|roughly|maybe|only|just|at least|lebih kurang|kira-kira|dalam) )?`;
const bare = new RegExp(String.raw`^${about}(\d+(?:\.\d+)?)(?: ?(?:-|–|to|or|hingga|atau) ?\d+(?:\.\d+)?)?[.!]?$`);

/** A number with nothing that could make it mean something else, as '25 December' would. */
export const bareNumber = (text: string) => {
  const said = bare.exec(text)?.[1];
  return said === undefined ? null : Number(said);
};
