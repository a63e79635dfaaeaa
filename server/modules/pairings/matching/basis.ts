import type { MatchingRules } from '../../../../contract/pairings/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { namedPairsOf, settingsOf } from '../queries/matching-settings.ts';
import type { Rules } from '../rules/fit/bars.ts';
import { usualWeights } from '../rules/fit/usual-weights.ts';
import type { DraftBasis } from '../tables.ts';

/** What a program matches by until its admins decide otherwise. */
const usual = {
  lowest_score: 0,
  mentors_per_mentee: 1,
  mentees_per_mentor: 5,
  different_line: true,
  different_team: true,
  shared_language: true,
  least_shared_hours: 0,
};

/** What the program matches by now, with what its template starts from. */
export const readRules = async (tx: Tx, programId: number) => {
  const { templateType, set } = await settingsOf(tx, programId);
  const usualHere = usualWeights[templateType];
  const rules: MatchingRules = set
    ? {
        weights: set.weights,
        lowest_score: set.lowestScore,
        mentors_per_mentee: set.mentorsPerMentee,
        mentees_per_mentor: set.menteesPerMentor,
        different_line: set.differentLine,
        different_team: set.differentTeam,
        shared_language: set.sharedLanguage,
        least_shared_hours: set.leastSharedHours,
      }
    : { ...usual, weights: usualHere };
  return { rules, usualWeights: usualHere };
};

export const readBasis = async (tx: Tx, programId: number): Promise<DraftBasis> => ({
  rules: (await readRules(tx, programId)).rules,
  named: await namedPairsOf(tx, programId),
});

/** The rules in the form in which two people are judged by them. */
export const judgedBy = (rules: MatchingRules): Rules => ({
  lowestScore: rules.lowest_score,
  differentLine: rules.different_line,
  differentTeam: rules.different_team,
  sharedLanguage: rules.shared_language,
  leastSharedMinutes: rules.least_shared_hours * 60,
});

export const sizesOf = (rules: MatchingRules) => ({
  mentorsPerMentee: rules.mentors_per_mentee,
  menteesPerMentor: rules.mentees_per_mentor,
});
