import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { Person } from '../../../profiles/schemas/own.ts';
import { say } from '../../../say.ts';
import { Id, IdInPath } from '../../../schemas/types.ts';
import { fitCriteria, matchingLimits, mostWeight, scoreOfAPoint, wholeScore } from '../../values.ts';

const whole = (least: number, most: number) =>
  z
    .number(say('field.number'))
    .int(say('field.whole_number'))
    .min(least, say('field.at_least', { least }))
    .max(most, say('field.at_most', { most }));

const weight = whole(0, mostWeight);

/** From 0, off, to 10, must. */
export const FitWeights = z.object({
  wants: weight,
  goals: weight,
  industry: weight,
  career: weight,
  language: weight,
  shared_time: weight,
  time_zone: weight,
  place: weight,
  background: weight,
  answers: weight,
});

/** The same in an address. */
const inQuery = z.coerce.number<unknown>().int().min(0).max(mostWeight);

export const WeightsInQuery = z.object({
  wants: inQuery,
  goals: inQuery,
  industry: inQuery,
  career: inQuery,
  language: inQuery,
  shared_time: inQuery,
  time_zone: inQuery,
  place: inQuery,
  background: inQuery,
  answers: inQuery,
});

/** What a program decides about how its mentees and mentors are matched. */
export const MatchingRules = z.object({
  weights: FitWeights.refine((weights) => Object.values(weights).some((one) => one > 0), say('pairings.no_weights')),
  /** Of 10,000; pairs below it are no pairs. */
  lowest_score: whole(0, wholeScore).multipleOf(scoreOfAPoint, say('field.whole_number')),
  mentors_per_mentee: whole(1, matchingLimits.mentorsPerMentee),
  /** For mentors without a capacity of their own (M06). */
  mentees_per_mentor: whole(1, matchingLimits.menteesPerMentor),
  /** Nobody is matched with somebody above or below them in the same line of management. */
  different_line: z.boolean(),
  different_team: z.boolean(),
  shared_language: z.boolean(),
  /** Hours a month; 0: not asked for. */
  least_shared_hours: whole(0, matchingLimits.sharedHours),
});

export type MatchingRules = z.infer<typeof MatchingRules>;

const NamedKind = z.enum(['together', 'apart']);

/** Two people whom an admin names: they are a pair in every draft, or in none. */
export const NamedPair = z.object({ kind: NamedKind, mentee: Person, mentor: Person });

export type NamedPair = z.infer<typeof NamedPair>;

/** Two questions of the program's forms: what a mentee chose is compared with what a mentor chose. */
const CompareQuestions = z
  .array(
    z.object({
      mentee_question_id: Id.max(Number.MAX_SAFE_INTEGER),
      mentor_question_id: Id.max(Number.MAX_SAFE_INTEGER),
    }),
  )
  .max(matchingLimits.comparedQuestions, say('field.at_most', { most: matchingLimits.comparedQuestions }));

export type CompareQuestions = z.infer<typeof CompareQuestions>;

/** A question of one of the program's forms that is answered by choosing from a list. */
const FormQuestion = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The name of its form. */
  form: z.string(),
  user_type: z.enum(['mentee', 'mentor']),
  options: z.array(z.string()),
});

export type FormQuestion = z.infer<typeof FormQuestion>;

const MatchingSettings = MatchingRules.extend({
  compared_questions: CompareQuestions,
  /** Those that can be compared. */
  form_questions: z.array(FormQuestion),
  named_pairs: z.array(NamedPair),
  /** What the program's template starts from. */
  usual_weights: FitWeights,
  /** Who would be matched now. */
  cohort: z.object({
    /** Mentees without a full set of mentors, and how many mentors they want together. */
    mentees: z.number().int(),
    wants: z.number().int(),
    /** Mentors with room, and how many mentees they can take together. */
    mentors: z.number().int(),
    seats: z.number().int(),
  }),
  /** Of the mentees and of the mentors of the cohort, how many have said something that the criterion needs. */
  known: z.array(z.object({ criterion: z.enum(fitCriteria), mentees: z.number().int(), mentors: z.number().int() })),
});

export type MatchingSettings = z.infer<typeof MatchingSettings>;

const refusals = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const matchingSettings = shape({
  summary: 'How mentees and mentors of a programme are matched, and who would be matched now (M15)',
  query: z.object({ program_id: IdInPath }),
  response: MatchingSettings,
  refusals,
});

export const changeMatchingSettings = shape({
  summary: 'Changes how they are matched; drafts that stand keep what they were calculated with (M15)',
  body: MatchingRules.extend({
    program_id: Id.max(Number.MAX_SAFE_INTEGER),
    compared_questions: CompareQuestions,
    named_pairs: z
      .array(
        z.object({
          kind: NamedKind,
          mentee_id: Id.max(Number.MAX_SAFE_INTEGER),
          mentor_id: Id.max(Number.MAX_SAFE_INTEGER),
        }),
      )
      .max(matchingLimits.namedPairs, say('field.at_most', { most: matchingLimits.namedPairs })),
  }),
  response: MatchingSettings,
  refusals: [
    ...refusals,
    'programmes.inactive',
    'programmes.member_not_found',
    'pairings.named_twice',
    'pairings.question_not_found',
  ],
});

/** One part of a pair's score: the score is Σ counted × value ÷ Σ counted, where a value of null counts as 5,000. */
export const FitPart = z.object({
  criterion: z.enum(fitCriteria),
  weight: z.number().int(),
  /** The weight as it counts: a quarter of it where one of the two has said nothing. */
  counted: z.number(),
  /** Of 10,000; null where one of the two has said nothing. */
  value: z.number().int().nullable(),
});

export type FitPart = z.infer<typeof FitPart>;

/** The criteria that weigh something, in their order. */
export const FitParts = z.array(FitPart);

export const matchingExamples = shape({
  summary: 'A few mentees with the mentor who would fit them best, by weights that are not saved (M15)',
  query: WeightsInQuery.extend({ program_id: IdInPath }),
  response: z.object({
    examples: z.array(z.object({ mentee: Person, mentor: Person, score: z.number().int(), parts: FitParts })),
  }),
  refusals,
});
