import type { Temporal } from 'temporal-polyfill';
import { diceFor } from './dice.ts';
import type { ProgrammeRole } from '../modules/programmes/demo.ts';
import type { DemoMembership, DemoPerson, ProgrammeKey } from './types.ts';
import { writtenProgramme } from './written-programmes.ts';

const day = 24;
export const laterOf = (a: Temporal.Instant, b: Temporal.Instant) =>
  a.epochMilliseconds > b.epochMilliseconds ? a : b;
const capacities = [null, null, 2, 3, 3, 4, 5];
/** Where more people wait than there is room for. */
const fewPlaces = [null, 2, 2, 2, 3];

/** From when to when people meet in a programme. */
export const spanOf = (key: ProgrammeKey, now: Temporal.Instant) => {
  const { begins, ends } = writtenProgramme(key);
  return { from: now.add({ hours: begins * day }), until: now.add({ hours: ends * day }) };
};

/** How many days before its beginning a programme was created. */
export const daysOfSetup = 30;

/**
 * When someone joined: whoever runs the programme at its creation; most members around its beginning, some later.
 * Nobody joins before they have an account or after the programme ended.
 */
export const joining = (
  person: DemoPerson,
  programme: ProgrammeKey,
  role: ProgrammeRole,
  now: Temporal.Instant,
): DemoMembership => {
  const dice = diceFor(`${person.key} joins ${programme}`);
  const { begins, ends } = writtenProgramme(programme);
  const last = Math.min(ends, 0) - 2;
  const late = dice.chance(0.35)
    ? dice.between(0, Math.floor((last - begins) * 0.9))
    : dice.between(-12, Math.min(10, last - begins));
  const hour = dice.between(0, 23);
  const runsIt = role === 'Portal Owner' || role === 'Admin';
  const chosen = now.add({ hours: runsIt ? (begins - daysOfSetup) * day : (begins + late) * day - hour });
  const capacity = role === 'Mentor' ? dice.pick(programme === 'exchange' ? fewPlaces : capacities) : null;
  return {
    programme,
    role,
    since: laterOf(chosen, (person.mentorSince ?? person.joinedAt).add({ hours: 3 })),
    capacity,
  };
};

/** The programme in which these two are mentor and mentee; null when there is none. */
export const sharedProgramme = (mentor: DemoPerson, mentee: DemoPerson): ProgrammeKey | null => {
  if (mentor.memberships.length === 0) return null;
  const isOther = (key: ProgrammeKey) =>
    mentee.memberships.some(({ programme, role }) => programme === key && role === 'Mentee');
  return mentor.memberships.find(({ programme, role }) => role === 'Mentor' && isOther(programme))?.programme ?? null;
};

/** The time since when all of them have been in the programme. */
export const togetherSince = (programme: ProgrammeKey, ...people: readonly DemoPerson[]): Temporal.Instant | null =>
  people
    .flatMap(({ memberships }) => memberships.filter((one) => one.programme === programme))
    .map(({ since }) => since)
    .reduce<Temporal.Instant | null>((latest, since) => (latest ? laterOf(latest, since) : since), null);
