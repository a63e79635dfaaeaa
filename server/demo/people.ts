import type { Temporal } from 'temporal-polyfill';
import journeys from '../../db/demo/journeys.json' with { type: 'json' };
import { joining, spanOf } from './calendar.ts';
import { type CastKey, castEmail, castPeople, castPortraits } from './cast.ts';
import { colleagues } from './colleagues.ts';
import { newcomers } from './crowd.ts';
import { type Dice, diceFor } from './dice.ts';
import { fieldDealer, menteeFrom } from './mentees.ts';
import { mentorFrom, type Naming, type WrittenMentor, writtenMentors } from './mentors.ts';
import { portraitGiver } from './portraits.ts';
import type { ProgrammeRole } from '../modules/programmes/demo.ts';
import type { DemoPerson, ProgrammeKey } from './types.ts';
import { programmeKeys } from './written-programmes.ts';

/** The same seed and the same instant give the same people and the same bookings. */
export const demoSeed = 'lantern';

const isCastKey = (key: string): key is CastKey => key in castPortraits;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z ]/g, '')
    .toLowerCase();

/** Gives names to people: slugs are unique, addresses contain a number. */
const namer = () => {
  const slugs = new Set<string>();
  let count = 0;
  return (key: string, first: string, last: string, portrait: number): Naming => {
    const base = plain(`${first} ${last}`).replaceAll(' ', '-');
    let slug = base;
    for (let n = 2; slugs.has(slug); n += 1) slug = `${base}-${n}`;
    slugs.add(slug);
    count += 1;
    const address = `${plain(first)}.${plain(last)}${count}`.replaceAll(' ', '');
    const email = isCastKey(key) ? castEmail(key) : `${address}@demo.lantern.test`;
    const linkedinUrl = `https://www.linkedin.com/in/${slug}-lantern-demo`;
    return { key, firstname: first, lastname: last, slug, email, portrait, linkedinUrl };
  };
};

/** Every mentor: those of the cast first, then the others in random order. */
const mentorsInOrder = (dice: Dice): (WrittenMentor & { key: string })[] => {
  const cast = writtenMentors.flatMap((one) => (one.key ? [{ ...one, key: one.key }] : []));
  const others = dice.shuffled(writtenMentors.filter(({ key }) => !key));
  return [...cast, ...others.map((one, i) => ({ ...one, key: `mentor-${i + 1}` }))];
};

/** Two long-standing mentors have do-not-disturb on. */
const withDoNotDisturb = (mentors: readonly DemoPerson[], now: Temporal.Instant): DemoPerson[] => {
  const isOld = ({ mentorSince }: DemoPerson) =>
    mentorSince !== null && mentorSince.until(now).total('hours') > 24 * 200;
  const approved = mentors.filter(
    (one) => one.mentorship === 'approved' && one.key.startsWith('mentor-') && isOld(one),
  );
  const quiet = approved.slice(6, 8);
  return mentors.map((one) =>
    quiet.includes(one) && one.availability ? { ...one, availability: { ...one.availability, dnd: true } } : one,
  );
};

/** The mentor of the cast has time every day, so that people who try the product always find a slot. */
const withGenerousHours = (one: DemoPerson): DemoPerson => {
  if (one.key !== 'mentor' || !one.availability) return one;
  const evenings = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '20:00', to: '22:00' }));
  const weekend = [0, 6].map((weekday) => ({ weekday, from: '09:00', to: '13:00' }));
  const hours = [...weekend, ...evenings, { weekday: 3, from: '12:00', to: '14:00' }];
  const settings = {
    noticeMinutes: 120,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 10,
    sessionsAWeek: 12,
    dnd: false,
  };
  return { ...one, availability: { hours, overrides: [], ...settings } };
};

interface Joiners {
  people: readonly DemoPerson[];
  programme: ProgrammeKey;
  role: ProgrammeRole;
}

/**
 * Who on the platform takes part in programmes: the cast, the mentors who do nothing else, twelve more, and forty-two
 * mentees from Malaysia and Singapore; in the programme that has ended, other people who were members early enough.
 */
const joinersAmong = (people: readonly DemoPerson[], now: Temporal.Instant): Joiners[] => {
  const near = people.filter(({ timeZone }) => timeZone === 'Asia/Kuala_Lumpur' || timeZone === 'Asia/Singapore');
  const mentors = near.filter(({ key, mentorship }) => key.startsWith('mentor-') && mentorship === 'approved');
  const own = near.filter(({ mentorship }) => mentorship === 'programme');
  const mentees = near.filter(({ key }) => key.startsWith('mentee-'));
  const cast = (...keys: readonly CastKey[]) => people.filter(({ key }) => keys.some((one) => one === key));
  const wereThere = (list: readonly DemoPerson[]) =>
    list.filter(({ joinedAt }) => joinedAt.until(spanOf('founders', now).until).total('hours') > 24 * 60);
  return [
    // B76: the creator of a programme owns it.
    ...programmeKeys.map((programme) => ({ people: cast('enterprise'), programme, role: 'Portal Owner' as const })),
    { people: cast('owner'), programme: 'graduates', role: 'Portal Owner' },
    { people: cast('admin'), programme: 'graduates', role: 'Admin' },
    { people: [...cast('mentor'), ...own, ...mentors.slice(8, 20)], programme: 'graduates', role: 'Mentor' },
    { people: [...cast('mentee'), ...mentees.slice(0, 42)], programme: 'graduates', role: 'Mentee' },
    { people: wereThere(mentors.slice(20)).slice(0, 16), programme: 'founders', role: 'Mentor' },
    { people: wereThere(mentees.slice(42)).slice(0, 44), programme: 'founders', role: 'Mentee' },
  ];
};

const withProgrammes = (people: readonly DemoPerson[], now: Temporal.Instant): DemoPerson[] => {
  const joiners = joinersAmong(people, now);
  return people.map((one) => ({
    ...one,
    memberships: joiners.flatMap(({ people: list, programme, role }) =>
      list.includes(one) ? [joining(one, programme, role, now)] : [],
    ),
  }));
};

/**
 * All demonstration people: the cast, then mentors, mentees and the company's own people. A pure function: the same
 * `now` and seed give the same people.
 */
export const demoPeople = (now: Temporal.Instant, seed: string = demoSeed): DemoPerson[] => {
  const dice = diceFor(`${seed} people`);
  const name = namer();
  const giveFace = portraitGiver(Object.values(castPortraits));

  const cast = castPeople((key, first, last) => name(key, first, last, castPortraits[key]), now);
  const mentors = mentorsInOrder(dice).map((one) => {
    const face = isCastKey(one.key) ? castPortraits[one.key] : giveFace(one.gender, one.look);
    return mentorFrom(one, name(one.key, one.first, one.last, face), diceFor(`${seed} ${one.key}`), now);
  });

  const known = [...cast, ...mentors].map(({ firstname, lastname }) => `${firstname} ${lastname}`);
  const deal = fieldDealer(dice);
  const mentees = newcomers(dice, known, 'platform').map(({ first, last, gender, look, country, languages }, i) => {
    const key = `mentee-${i + 1}`;
    const naming = name(key, first, last, giveFace(gender, look));
    const wish = journeys.wishes[i % journeys.wishes.length] ?? '';
    return menteeFrom({ naming, gender, country, languages }, deal(), wish, diceFor(`${seed} ${key}`), now);
  });

  const platform = [...cast, ...withDoNotDisturb(mentors, now).map(withGenerousHours), ...mentees];
  const company = colleagues({
    seed,
    now,
    known: platform.map(({ firstname, lastname }) => `${firstname} ${lastname}`),
    name: (key, { first, last, gender, look }) => name(key, first, last, giveFace(gender, look)),
  });
  return [...withProgrammes(platform, now), ...company];
};
