import names from '../../db/demo/names.json' with { type: 'json' };
import type { Dice } from './dice.ts';
import type { Look } from './portraits.ts';
import type { Gender } from '../modules/profiles/demo.ts';

type NameGroup = keyof typeof names;

/** How many people get names of this group; `covered` of the women wear a hijab. */
interface Group {
  group: NameGroup;
  country: string;
  count: number;
  covered: number;
  languages: readonly string[];
}

const ofPlatform: readonly Group[] = [
  { group: 'malay', country: 'Malaysia', count: 46, covered: 0.65, languages: ['Bahasa Malaysia', 'English'] },
  {
    group: 'chineseMalaysian',
    country: 'Malaysia',
    count: 34,
    covered: 0,
    languages: ['English', 'Mandarin', 'Bahasa Malaysia'],
  },
  {
    group: 'indianMalaysian',
    country: 'Malaysia',
    count: 20,
    covered: 0,
    languages: ['English', 'Tamil', 'Bahasa Malaysia'],
  },
  { group: 'sikh', country: 'Malaysia', count: 3, covered: 0, languages: ['English', 'Punjabi', 'Bahasa Malaysia'] },
  { group: 'singaporean', country: 'Singapore', count: 20, covered: 0, languages: ['English', 'Mandarin'] },
  { group: 'malay', country: 'Singapore', count: 4, covered: 0.5, languages: ['English', 'Bahasa Malaysia'] },
  { group: 'indonesian', country: 'Indonesia', count: 32, covered: 0.4, languages: ['Bahasa Indonesia', 'English'] },
  { group: 'thai', country: 'Thailand', count: 13, covered: 0, languages: ['Thai', 'English'] },
  { group: 'vietnamese', country: 'Vietnam', count: 15, covered: 0, languages: ['Vietnamese', 'English'] },
  { group: 'filipino', country: 'Philippines', count: 17, covered: 0, languages: ['Filipino', 'English'] },
  { group: 'american', country: 'United States', count: 4, covered: 0, languages: ['English'] },
  { group: 'british', country: 'United Kingdom', count: 3, covered: 0, languages: ['English'] },
  { group: 'australian', country: 'Australia', count: 3, covered: 0, languages: ['English'] },
];

/** Selatan Telekom is a Malaysian company, so its people have these names. */
const ofCompany: readonly Group[] = [
  { group: 'malay', country: 'Malaysia', count: 150, covered: 0.6, languages: ['Bahasa Malaysia', 'English'] },
  {
    group: 'chineseMalaysian',
    country: 'Malaysia',
    count: 74,
    covered: 0,
    languages: ['English', 'Mandarin', 'Bahasa Malaysia'],
  },
  {
    group: 'indianMalaysian',
    country: 'Malaysia',
    count: 50,
    covered: 0,
    languages: ['English', 'Tamil', 'Bahasa Malaysia'],
  },
  { group: 'sikh', country: 'Malaysia', count: 2, covered: 0, languages: ['English', 'Punjabi', 'Bahasa Malaysia'] },
  { group: 'indonesian', country: 'Malaysia', count: 4, covered: 0.5, languages: ['Bahasa Indonesia', 'English'] },
];
/** Those of them who wait to be matched; three came from Vietnam last month and speak nothing else yet. */
const ofExchange: readonly Group[] = [
  { group: 'malay', country: 'Malaysia', count: 92, covered: 0.6, languages: ['Bahasa Malaysia', 'English'] },
  {
    group: 'chineseMalaysian',
    country: 'Malaysia',
    count: 42,
    covered: 0,
    languages: ['English', 'Mandarin', 'Bahasa Malaysia'],
  },
  {
    group: 'indianMalaysian',
    country: 'Malaysia',
    count: 33,
    covered: 0,
    languages: ['English', 'Tamil', 'Bahasa Malaysia'],
  },
  { group: 'vietnamese', country: 'Malaysia', count: 3, covered: 0, languages: ['Vietnamese'] },
];
const groupsOf = { platform: ofPlatform, company: ofCompany, exchange: ofExchange };

/** A person before they have a profile: a name, the kind of portrait to look for, a country. */
export interface Newcomer {
  first: string;
  last: string;
  gender: Gender;
  look: Look;
  country: string;
  languages: readonly string[];
}

/** A Sikh woman is called Kaur, not Singh. */
const familyName = (last: string, gender: Gender) => (gender === 'female' ? last.replace(/^Singh/, 'Kaur') : last);

const lookOf = (dice: Dice, { group, covered }: Group, gender: Gender): Look => {
  if (group === 'sikh') return gender === 'male' ? 'turban' : 'plain';
  return gender === 'female' && dice.chance(covered) ? 'hijab' : 'plain';
};

/** The people to create, groups mixed; no name is used twice or is in `taken`. */
export const newcomers = (dice: Dice, taken: readonly string[], where: keyof typeof groupsOf): Newcomer[] => {
  const used = new Set(taken);
  const decks = new Map<string, string[]>();
  /** First names are used in rotation, so that none appears too often. */
  const firstName = (group: NameGroup, gender: Gender): string => {
    const deck = decks.get(`${group} ${gender}`) ?? dice.shuffled(names[group][gender]);
    decks.set(`${group} ${gender}`, deck);
    const first = deck.shift();
    if (first === undefined) throw new Error(`no names in db/demo/names.json: ${group}`);
    deck.push(first);
    return first;
  };
  const nameOf = (group: NameGroup, gender: Gender): { first: string; last: string } => {
    for (let tries = 0; tries < 200; tries += 1) {
      const first = firstName(group, gender);
      const last = familyName(dice.pick(names[group].last), gender);
      if (used.has(`${first} ${last}`)) continue;
      used.add(`${first} ${last}`);
      return { first, last };
    }
    throw new Error(`too few names in db/demo/names.json: ${group}`);
  };
  const people = groupsOf[where].flatMap((one) =>
    Array.from({ length: one.count }, (_, i): Newcomer => {
      const gender = i % 2 === 0 ? 'female' : 'male';
      const { country, languages } = one;
      return { ...nameOf(one.group, gender), gender, look: lookOf(dice, one, gender), country, languages };
    }),
  );
  return dice.shuffled(people);
};
