import type { MatchReason } from '../../../../../contract/pairings/index.ts';
import { type FitCriterion, fitCriteria, type FitWeights } from '../../../../../contract/pairings/values.ts';
import { answers } from './answers.ts';
import { career } from './career.ts';
import { place } from './place.ts';
import { half, type Two, whole } from './people.ts';
import { shared } from './share.ts';

/** How many reasons are given, and how many names each. */
const mostReasons = 3;
const mostNames = 3;

/** A name by the key of what it names; names that have gone are left out. */
export type NameOf = (key: string) => string | undefined;

const placeKey = ({ mentor }: Two) =>
  mentor.location === '' ? `country ${mentor.countryId}` : `location ${mentor.location}`;

/** The keys of what two people share in one way. */
const keysOf: Partial<Record<FitCriterion, (two: Two) => string[]>> = {
  wants: ({ mentee, mentor }) => shared(mentee.skills, mentor.skills),
  goals: ({ mentee, mentor }) => shared(mentee.services, mentor.services),
  industry: ({ mentee, mentor }) => shared(mentee.industries, mentor.industries).map((id) => `industry ${id}`),
  language: ({ mentee, mentor }) => shared(mentee.languages, mentor.languages).map((id) => `language ${id}`),
  place: (two) => (place(two) === whole ? [placeKey(two)] : []),
  background: ({ mentee, mentor }) => shared(mentee.places, mentor.places).map((name) => `place ${name}`),
};

/** The keys of everything that may have to be named. */
export const keysToName = (two: Two): string[] => Object.values(keysOf).flatMap((keys) => keys(two));

const named = (criterion: FitCriterion, two: Two, nameOf: NameOf): MatchReason | null => {
  const names = (keysOf[criterion]?.(two) ?? []).flatMap((key) => nameOf(key) ?? []).slice(0, mostNames);
  return names.length === 0 ? null : ({ kind: criterion, names } as MatchReason);
};

const reasonOf = (criterion: FitCriterion, two: Two, nameOf: NameOf): MatchReason | null => {
  if (criterion === 'career') return career(two) === whole ? { kind: 'career' } : null;
  if (criterion === 'shared_time') {
    const hours = Math.floor((two.sharedMinutes ?? 0) / 60);
    return hours < 1 ? null : { kind: 'shared_time', hours };
  }
  if (criterion === 'answers') return (answers(two) ?? 0) >= half ? { kind: 'answers' } : null;
  return criterion === 'time_zone' ? null : named(criterion, two, nameOf);
};

/** A language in common is worth saying even where it weighs nothing, because it is a rule. */
const toSay = (weights: FitWeights, criterion: FitCriterion) =>
  criterion === 'language' ? Math.max(weights.language, 1) : weights[criterion];

/** M15: why two people fit, the weightiest reasons first; never a number of points. */
export const reasonsFor = (two: Two, weights: FitWeights, nameOf: NameOf): MatchReason[] =>
  fitCriteria
    .filter((criterion) => toSay(weights, criterion) > 0)
    .toSorted((one, other) => toSay(weights, other) - toSay(weights, one))
    .flatMap((criterion) => reasonOf(criterion, two, nameOf) ?? [])
    .slice(0, mostReasons);
