import { type Bar, bars, mostWeight } from '../../../../../contract/pairings/values.ts';
import type { FitValues } from './index.ts';
import type { Two } from './people.ts';
import { overlap } from './share.ts';

/** What a program asks of every pair, whatever it weighs. */
export interface Rules {
  lowestScore: number;
  differentLine: boolean;
  differentTeam: boolean;
  sharedLanguage: boolean;
  leastSharedMinutes: number;
}

/** What stands between two people besides what they have said. */
export interface History {
  pairedAlready: boolean;
  namedApart: boolean;
  /** Their earlier pair was ended for another reason than that it was completed. */
  endedBefore: boolean;
  sameLine: boolean;
  sameTeam: boolean;
  /** The mentee asks for a mentor of their own gender, and this one has not said to be. */
  otherGender: boolean;
}

interface Judged {
  two: Two;
  history: History;
  rules: Rules;
  weights: readonly number[];
  values: FitValues;
  /** Where the values of these two begin. */
  at?: number;
  score: number;
}

/** Who named no language may speak one in common. */
const speakNothingInCommon = ({ mentee, mentor }: Two) =>
  mentee.languages.size > 0 && mentor.languages.size > 0 && !overlap(mentee.languages, mentor.languages);

/** What must be does not fit at all. */
export const missesMust = (weights: readonly number[], values: FitValues, at = 0) =>
  weights.some((weight, n) => weight === mostWeight && values[at + n] === 0);

/** Each rule, whether it keeps the two apart. */
const applies: Readonly<Record<Bar, (judged: Judged) => boolean>> = {
  paired_already: ({ history }) => history.pairedAlready,
  named_apart: ({ history }) => history.namedApart,
  ended_before: ({ history }) => history.endedBefore,
  same_line: ({ history, rules }) => rules.differentLine && history.sameLine,
  same_team: ({ history, rules }) => rules.differentTeam && history.sameTeam,
  no_shared_language: ({ two, rules }) => rules.sharedLanguage && speakNothingInCommon(two),
  // A mentor without hours may still say when they have time.
  too_few_hours: ({ two: { sharedMinutes }, rules }) =>
    sharedMinutes !== null && sharedMinutes < rules.leastSharedMinutes,
  must_missed: ({ weights, values, at }) => missesMust(weights, values, at),
  score_too_low: ({ score, rules }) => score < rules.lowestScore,
  // M15: seen by nobody else, so admins read no more of it than that their profiles keep the two apart.
  profiles_apart: ({ history }) => history.otherGender,
};

const inOrder = bars.map((bar) => [bar, applies[bar]] as const);

/** The first rule that keeps two people apart; null when they may be a pair. */
export const barOf = (judged: Judged): Bar | null => {
  for (const [bar, stands] of inOrder) if (stands(judged)) return bar;
  return null;
};
