import type { Temporal } from 'temporal-polyfill';
import { careerLevels } from '../../../../contract/reference/values.ts';
import type { Tx } from '../../../platform/work.ts';
import { zoneClock } from '../../availability/index.ts';
import { chosenBy, type Chosen, detailsOf } from '../queries/cohort.ts';
import type { FitPerson } from '../rules/fit/people.ts';
import { readAnswers } from './questions.ts';

type Details = Awaited<ReturnType<typeof detailsOf>>[number];

/** The first of these lists that says anything. */
const firstSaid = <T>(...lists: T[][]) => new Set(lists.find((list) => list.length > 0) ?? []);

const levelOf = (level: string | null) => {
  const at = careerLevels.findIndex(({ value }) => value === level);
  return at < 0 ? null : at;
};

/** Keys of skills and services: `skill 4`. */
const keysOf = (chosen: readonly Chosen[], ...kinds: Chosen['kind'][]) =>
  chosen.filter(({ kind }) => kinds.includes(kind)).map(({ kind, value }) => `${kind} ${value}`);
const idsOf = (chosen: readonly Chosen[], kind: Chosen['kind']) =>
  chosen.filter((one) => one.kind === kind).map(({ value }) => Number(value));
const namesOf = (chosen: readonly Chosen[], ...kinds: Chosen['kind'][]) =>
  chosen.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value.trim());

interface Heard {
  chosen: readonly Chosen[];
  answers: FitPerson['answers'];
  as: 'mentee' | 'mentor';
  offset: number;
}

const personOf = (details: Details, { chosen, answers, as, offset }: Heard): FitPerson => {
  const inProgram = keysOf(chosen, 'program_goal');
  const onPlatform = keysOf(chosen, 'goal');
  const own = idsOf(chosen, 'own');
  return {
    id: details.id,
    skills: new Set(keysOf(chosen, 'skill', 'service')),
    services: as === 'mentor' ? new Set([...inProgram, ...onPlatform]) : firstSaid(inProgram, onPlatform),
    industries: as === 'mentor' ? new Set(own) : firstSaid(idsOf(chosen, 'interested'), own),
    level: levelOf(details.level),
    languages: new Set(idsOf(chosen, 'language')),
    zone: details.timezone,
    offset,
    times: as === 'mentee' ? (details.times ?? []) : [],
    countryId: details.countryId,
    location: (details.location ?? '').trim().toLowerCase(),
    places: new Set([
      ...namesOf(chosen, 'university', 'company'),
      ...(details.company ? [details.company.trim().toLowerCase()] : []),
    ]),
    answers,
  };
};

const byPerson = (chosen: readonly Chosen[]) => {
  const known = new Map<number, Chosen[]>();
  for (const one of chosen) {
    const own = known.get(one.userId);
    if (own) own.push(one);
    else known.set(one.userId, [one]);
  }
  return known;
};

const offsetsAt = (now: Temporal.Instant) => {
  const known = new Map<string, number>();
  const at = now.epochMilliseconds;
  return (zone: string) => {
    const offset = known.get(zone) ?? Math.round((zoneClock(zone, at, at).wallAt(at) - at) / 60_000);
    known.set(zone, offset);
    return offset;
  };
};

interface Asked {
  programId: number;
  mentees: readonly number[];
  mentors: readonly number[];
  now: Temporal.Instant;
}

/** What these people have said that they can be compared by, in the order of their ids, and the team of each. */
export const readFitPeople = async (tx: Tx, { programId, mentees, mentors, now }: Asked) => {
  const ids = [...new Set([...mentees, ...mentors])];
  const details = new Map((await detailsOf(tx, programId, ids)).map((one) => [one.id, one]));
  const chosen = byPerson(await chosenBy(tx, programId, ids));
  const answersOf = await readAnswers(tx, programId, ids);
  const offsetOf = offsetsAt(now);
  const as = (side: 'mentee' | 'mentor') => (id: number) => {
    const one = details.get(id);
    if (!one) throw new Error('a member is a person');
    return personOf(one, {
      chosen: chosen.get(id) ?? [],
      answers: answersOf(id, side),
      as: side,
      offset: offsetOf(one.timezone),
    });
  };
  return {
    mentees: mentees.map(as('mentee')),
    mentors: mentors.map(as('mentor')),
    teamOf: (id: number) => (details.get(id)?.team ?? '').trim().toLowerCase(),
    /** M15: whether a mentee asks for a mentor of their own gender, and this one has not said to be. */
    otherGender: (menteeId: number, mentorId: number) => {
      const mentee = details.get(menteeId);
      if (!mentee?.ownGender || mentee.gender === null) return false;
      return details.get(mentorId)?.gender !== mentee.gender;
    },
  };
};
