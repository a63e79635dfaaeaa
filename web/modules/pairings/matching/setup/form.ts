import type {
  CompareQuestions,
  MatchingSettings,
  NamedPair,
} from '../../../../../contract/pairings/schemas/matching/settings.ts';
import { type FitWeights, scoreOfAPoint } from '../../../../../contract/pairings/values.ts';
import type { Candidate } from '../../manage/candidates.ts';

interface Named {
  kind: NamedPair['kind'];
  mentee: Candidate;
  mentor: Candidate;
}

/** What the form holds: scores in points, people with their names. */
export interface TypedSettings {
  weights: FitWeights;
  lowest_score: number | null;
  mentors_per_mentee: number | null;
  mentees_per_mentor: number | null;
  least_shared_hours: number | null;
  different_line: boolean;
  different_team: boolean;
  shared_language: boolean;
  named_pairs: Named[];
  compared_questions: CompareQuestions;
}

const candidate = ({ id, full_name: name }: NamedPair['mentee']): Candidate => ({ id, name, note: '' });

export const typedOf = (settings: MatchingSettings): TypedSettings => ({
  weights: settings.weights,
  lowest_score: settings.lowest_score / scoreOfAPoint,
  mentors_per_mentee: settings.mentors_per_mentee,
  mentees_per_mentor: settings.mentees_per_mentor,
  least_shared_hours: settings.least_shared_hours,
  different_line: settings.different_line,
  different_team: settings.different_team,
  shared_language: settings.shared_language,
  compared_questions: settings.compared_questions,
  named_pairs: settings.named_pairs.map(({ kind, mentee, mentor }) => ({
    kind,
    mentee: candidate(mentee),
    mentor: candidate(mentor),
  })),
});

/** A number that was cleared is sent as it is, so that the contract's own message stands at its field. */
const number = (typed: number | null) => typed as number;

export const wireOf = (programId: number, { named_pairs: named, lowest_score: lowest, ...typed }: TypedSettings) => ({
  ...typed,
  program_id: programId,
  lowest_score: lowest === null ? number(null) : lowest * scoreOfAPoint,
  mentors_per_mentee: number(typed.mentors_per_mentee),
  mentees_per_mentor: number(typed.mentees_per_mentor),
  least_shared_hours: number(typed.least_shared_hours),
  named_pairs: named.map(({ kind, mentee, mentor }) => ({ kind, mentee_id: mentee.id, mentor_id: mentor.id })),
});

export const settingsSchema = () =>
  import('../../../../../contract/pairings/schemas/matching/settings.ts').then(
    ({ changeMatchingSettings }) => changeMatchingSettings.body,
  );
