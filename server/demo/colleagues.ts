import type { Temporal } from 'temporal-polyfill';
import company from '../../db/demo/company.json' with { type: 'json' };
import journeys from '../../db/demo/journeys.json' with { type: 'json' };
import { joining } from './calendar.ts';
import { jobsBackFrom, studiesBefore } from './careers.ts';
import { type Newcomer, newcomers } from './crowd.ts';
import { type Dice, diceFor } from './dice.ts';
import { availabilityOf } from './hours.ts';
import { openingOf } from './mentees.ts';
import { experienceOf, type Naming, zoneOf } from './mentors.ts';
import * as reference from './reference.ts';
import type { DemoPerson, ProgrammeKey } from './types.ts';

type Department = (typeof company.departments)[number];
type Kind = keyof typeof company.openings;

/** How many people of each kind take part in which programme, in this order. */
const places: readonly { kind: Kind; programme: ProgrammeKey; count: number }[] = [
  { kind: 'mentor', programme: 'graduates', count: 40 },
  { kind: 'graduate', programme: 'graduates', count: 104 },
  { kind: 'mentor', programme: 'leaders', count: 44 },
  { kind: 'lead', programme: 'leaders', count: 92 },
];

/** Those who wait to be matched: more mentees than the mentors have room for. */
const waiting: typeof places = [
  { kind: 'mentor', programme: 'exchange', count: 50 },
  { kind: 'explorer', programme: 'exchange', count: 120 },
];

/** Every fifth mentor of the graduates also takes on a new lead. */
const inBoth = 5;

const titlesOf = (department: Department) => ({
  graduate: department.junior,
  explorer: department.junior,
  lead: department.lead,
  mentor: department.senior,
});
const levels = { graduate: 'entry', explorer: 'middle', lead: 'middle', mentor: 'senior' } as const;
const yearsAt = {
  graduate: { least: 0, most: 1 },
  explorer: { least: 3, most: 6 },
  lead: { least: 4, most: 7 },
  mentor: { least: 11, most: 19 },
};
/** For how many days they have had an account. */
const daysHere = (programme: ProgrammeKey) => (programme === 'exchange' ? [18, 40] : [214, 260]) as [number, number];
const goals: Record<Kind, readonly string[]> = {
  graduate: ['Career Guidance', 'Career Growth', 'Communication', 'Soft Skills', 'Networking'],
  explorer: ['Career Growth', 'Career Switch', 'Networking', 'Communication', 'Public Speaking'],
  lead: ['Leadership', 'Career Growth', 'Communication', 'Well-being'],
  mentor: ['Career Guidance', 'Leadership', 'Career Growth', 'Communication', 'Networking', 'Public Speaking'],
};
const common: Record<Kind, readonly string[]> = {
  graduate: ['direction', 'workplace'],
  explorer: ['direction', 'workplace'],
  lead: ['leadership', 'workplace'],
  mentor: ['leadership', 'direction', 'workplace'],
};

/** Writes introductions of three sentences, all of them different. */
const introWriter = () => {
  const used = new Set<string>();
  return (dice: Dice, kind: Kind, department: Department, title: string, major: string): string => {
    for (let tries = 0; tries < 100; tries += 1) {
      const template = dice
        .pick(company.openings[kind])
        .replaceAll('{city}', dice.pick(company.cities))
        .replaceAll('{team}', department.team)
        .replaceAll('{span}', dice.pick(company.spans));
      const situation = { major, university: '', title, company: company.name, halfYears: 1 };
      const intro = [openingOf(template, situation), dice.pick(department.details), dice.pick(company.wishes[kind])];
      const text = intro.join(' ');
      if (used.has(text)) continue;
      used.add(text);
      return text;
    }
    throw new Error(`too few sentences in db/demo/company.json: ${department.team}`);
  };
};

/** Whoever looks around the company wants to learn what another department does, and keeps a little of their own. */
const skillsOf = (dice: Dice, kind: Kind, own: Department) => {
  if (kind !== 'explorer') return dice.some(own.skills, dice.between(3, 5));
  const other = dice.pick(company.departments.filter(({ team }) => team !== own.team));
  return [...new Set([...dice.some(other.skills, dice.between(2, 4)), ...dice.some(own.skills, dice.between(0, 1))])];
};

interface Made {
  kind: Kind;
  programme: ProgrammeKey;
  newcomer: Newcomer;
  naming: Naming;
  write: ReturnType<typeof introWriter>;
  now: Temporal.Instant;
}

const colleagueFrom = ({ kind, programme, newcomer, naming, write, now }: Made): DemoPerson => {
  const dice = diceFor(`${naming.key} at work`);
  const department = dice.pick(company.departments);
  const title = dice.pick(titlesOf(department)[kind]);
  const major = dice.pick(department.majors);
  const timeZone = zoneOf(newcomer.country);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const years = dice.between(yearsAt[kind].least, yearsAt[kind].most);
  const earlier = { title: dice.pick(department.junior), company: company.name, years: 3, did: null };
  const { jobs, begun } = jobsBackFrom(dice, today, [
    { title, company: company.name, years: Math.max(years - 3, 0.5), did: null },
    ...(kind === 'graduate' ? [] : [earlier]),
  ]);
  const isMentor = kind === 'mentor';
  const joinedAt = now.subtract({ hours: 24 * dice.between(...daysHere(programme)) });
  return {
    ...naming,
    userType: isMentor ? 'mentor' : 'mentee',
    mentorship: isMentor ? 'programme' : null,
    office: null,
    memberships: [],
    gender: newcomer.gender,
    timeZone,
    countryId: reference.countryNamed(newcomer.country).id,
    joinedAt,
    mentorSince: isMentor ? joinedAt : null,
    jobTitle: title,
    company: company.name,
    intro: write(dice, kind, department, title, major),
    impact: isMentor ? dice.pick(company.impacts) : null,
    workingExperience: experienceOf(years),
    careerLevel: levels[kind],
    languageIds: reference.languageIds(newcomer.languages),
    industryIds: reference.industryIds(department.industries),
    skillIds: reference.skillIds(skillsOf(dice, kind, department)),
    goalIds: reference.goalIds(dice.some(goals[kind], dice.between(2, 3))),
    serviceIds: isMentor ? reference.serviceIds(['One-to-one Mentoring Session', 'Career Coaching']) : [],
    whoToMentor: isMentor ? [2, 3] : [],
    interestedIndustryIds: reference.industryIds(
      department.industries.filter((name) => reference.matchingIndustries.includes(name)),
    ),
    interestedCompanyIds: [],
    jobRoles: [],
    jobs,
    education: studiesBefore(dice, begun, [
      { university: dice.pick(journeys.universities.MY), level: 'bachelors', major, years: 4 },
    ]),
    availability: isMentor ? availabilityOf(dice, timeZone, today) : null,
    subjects: [...new Set([...common[kind], ...department.subjects])],
  };
};

interface Crowd {
  seed: string;
  now: Temporal.Instant;
  /** Names that are already taken. */
  known: readonly string[];
  name: (key: string, one: Newcomer) => Naming;
}

/** The company's own people: members of its programmes who do not use the platform otherwise. */
export const colleagues = ({ seed, now, known, name }: Crowd): DemoPerson[] => {
  const dice = diceFor(`${seed} colleagues`);
  const write = introWriter();
  const seats = [...places, ...waiting].flatMap((place) =>
    Array.from({ length: place.count }, (_, nth) => ({ ...place, nth })),
  );
  const first = newcomers(dice, known, 'company');
  const taken = [...known, ...first.map((one) => `${one.first} ${one.last}`)];
  const crowd = [...first, ...newcomers(diceFor(`${seed} waiting colleagues`), taken, 'exchange')];
  return seats.map(({ kind, programme, nth }, i) => {
    const newcomer = crowd[i];
    if (!newcomer) throw new Error('more seats than colleagues');
    const rest = { programme, write, now };
    const person = colleagueFrom({ kind, newcomer, naming: name(`colleague-${i + 1}`, newcomer), ...rest });
    const role = kind === 'mentor' ? 'Mentor' : 'Mentee';
    const isInBoth = kind === 'mentor' && programme === 'graduates' && nth % inBoth === 0;
    const memberships = [programme, ...(isInBoth ? (['leaders'] as const) : [])].map((one) =>
      joining(person, one, role, now),
    );
    return { ...person, memberships };
  });
};
