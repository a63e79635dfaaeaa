import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { FileAnswer, Id, IdInPath, Instant, IsoInstant, Message } from '../../schemas/types.ts';
import { surveyActs, surveyLimits, surveyQuestionTypes, surveyStates } from '../values.ts';

const Count = z.number().int().min(0);

export const SurveyQuestion = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  question_type: z.enum(surveyQuestionTypes),
  scale_start: z.number().int().nullable(),
  scale_end: z.number().int().nullable(),
  options: z.array(z.string()),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** Why an act is not possible now, or null. */
const WhyNot = z.enum([
  'programmes.inactive',
  'surveys.sent_already',
  'surveys.not_ongoing',
  'surveys.reminded_today',
  'surveys.all_answered',
]);

/** A survey as its admins see it. */
export const Survey = z.object({
  id: Id,
  program_id: Id,
  title: z.string(),
  description: z.string(),
  status: z.enum(surveyStates),
  /** Null: mentors and mentees. */
  role_id: Id.nullable(),
  role_name: z.string().nullable(),
  anonymous: z.boolean(),
  /** When a draft goes out; null: not planned. */
  send_at: Instant.nullable(),
  sent_at: Instant.nullable(),
  completed_at: Instant.nullable(),
  sent_count: Count,
  answered_count: Count,
  questions: z.array(SurveyQuestion),
  why_not: z.record(z.enum(surveyActs), WhyNot.nullable()),
});
export type Survey = z.infer<typeof Survey>;

/** A survey as somebody sees it who was sent it. */
export const SurveyForMember = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  anonymous: z.boolean(),
  sent_at: Instant,
  answered: z.boolean(),
  why_not_answer: z.enum(['surveys.closed', 'surveys.answered', 'programmes.inactive']).nullable(),
  questions: z.array(SurveyQuestion),
});
export type SurveyForMember = z.infer<typeof SurveyForMember>;

const tooLong = (most: number) => say('field.too_long', { most });
const missing = say('field.required');
const named = (most: number) => z.string(missing).trim().min(1, missing).max(most, tooLong(most));
const atMost = (most: number) => z.string().trim().max(most, tooLong(most)).default('');

const ScaleEnd = z.number(say('field.number')).int().min(0).max(surveyLimits.scaleEnd).nullable().default(null);

const QuestionGiven = z.object({
  title: named(surveyLimits.questionTitle),
  description: atMost(surveyLimits.questionDescription),
  required: z.boolean().default(true),
  question_type: z.enum(surveyQuestionTypes, missing),
  scale_start: ScaleEnd,
  scale_end: ScaleEnd,
  options: z.array(named(surveyLimits.optionText)).max(surveyLimits.options).default([]),
});
export type SurveyQuestionGiven = z.output<typeof QuestionGiven>;

type Refuse = (field: string, message: string) => void;

/** What fits the kind of a question. */
const judgeQuestion = (question: SurveyQuestionGiven, refuse: Refuse) => {
  if (question.question_type === 'scale' && (question.scale_end ?? 5) <= (question.scale_start ?? 1))
    refuse('scale_end', say('surveys.scale_order'));
  if (question.question_type !== 'options') return;
  const different = new Set(question.options.map((option) => option.toLowerCase()));
  if (question.options.length < 2) refuse('options', say('surveys.two_options'));
  else if (different.size < question.options.length) refuse('options', say('surveys.option_twice'));
};

const fields = {
  title: named(surveyLimits.title),
  description: atMost(surveyLimits.description),
  role_id: Id.max(Number.MAX_SAFE_INTEGER).nullable().default(null),
  anonymous: z.boolean().default(false),
  questions: z
    .array(QuestionGiven)
    .min(1, say('surveys.question_missing'))
    .max(surveyLimits.questions, say('field.too_many', { most: surveyLimits.questions })),
};

const judge = (
  { questions }: { questions: SurveyQuestionGiven[] },
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void },
) => {
  for (const [at, question] of questions.entries())
    judgeQuestion(question, (field, message) => addIssue({ code: 'custom', path: ['questions', at, field], message }));
};

const members = ['accounts.not_signed_in', 'programmes.not_found'] as const;
const ofProgramme = [...members, 'programmes.admins_only', 'programmes.inactive'] as const;
const ofSurvey = [...members, 'programmes.inactive', 'surveys.not_found'] as const;
const params = z.object({ id: IdInPath });

export const listSurveys = shape({
  summary: 'The surveys of a programme, the newest first, for its admins (NPS-16)',
  query: z.object({ program_id: IdInPath }),
  response: z.object({ surveys: z.array(Survey) }),
  refusals: [...members, 'programmes.admins_only'],
});

export const createSurvey = shape({
  summary: 'A new survey, as a draft (B90)',
  idempotent: true,
  body: z.object({ program_id: IdInPath, ...fields }).superRefine(judge),
  response: Survey,
  refusals: ofProgramme,
});

export const showSurvey = shape({
  summary: 'A survey with its questions, for admins (B90)',
  params,
  response: Survey,
  refusals: [...members, 'surveys.not_found'],
});

export const updateSurvey = shape({
  summary: 'Changes a draft (B90)',
  params,
  body: z.object(fields).superRefine(judge),
  response: Survey,
  refusals: [...ofSurvey, 'surveys.sent_already'],
});

export const deleteSurvey = shape({
  summary: 'Deletes a draft',
  params,
  response: Message,
  refusals: [...ofSurvey, 'surveys.sent_already'],
});

export const sendSurvey = shape({
  summary: 'Sends a draft to its audience, now or at a time; null takes a planned time back (B90)',
  idempotent: true,
  params,
  body: z.object({ send_at: IsoInstant(say('field.date_and_time')).nullish() }),
  response: Survey,
  refusals: [
    ...ofSurvey,
    'accounts.not_confirmed',
    'programmes.draft',
    'programmes.too_many_emails',
    'surveys.sent_already',
    'surveys.nobody_to_ask',
  ],
});

export const remindSurvey = shape({
  summary: 'Reminds those who have not answered, at most once a day',
  idempotent: true,
  params,
  response: Survey,
  refusals: [
    ...ofSurvey,
    'accounts.not_confirmed',
    'programmes.too_many_emails',
    'surveys.not_ongoing',
    'surveys.reminded_today',
    'surveys.all_answered',
  ],
});

export const closeSurvey = shape({
  summary: 'Ends a survey: nobody answers any more (B90)',
  params,
  response: Survey,
  refusals: [...ofSurvey, 'surveys.not_ongoing'],
});

export const surveyForMember = shape({
  summary: 'A survey for somebody who was sent it (B90)',
  params,
  response: SurveyForMember,
  refusals: [...members, 'surveys.not_found'],
});

export const answerSurvey = shape({
  summary: 'Answers a survey, once (B90)',
  params,
  body: z.object({
    answers: z
      .array(z.object({ question_id: Id.max(Number.MAX_SAFE_INTEGER), answer: atMost(surveyLimits.answer) }))
      .max(surveyLimits.questions),
  }),
  response: SurveyForMember,
  refusals: [...ofSurvey, 'surveys.closed', 'surveys.answered'],
});

const Results = z.object({
  sent_count: Count,
  answered_count: Count,
  respond_rate: z.number().int().min(0).max(100),
  /** M45: an anonymous survey with too few answers shows nothing; null then. */
  questions: z
    .array(
      z.object({
        id: Id,
        title: z.string(),
        question_type: z.enum(surveyQuestionTypes),
        answered_count: Count,
        /** Of numbers, to one decimal; null of words, and of nothing. */
        mean: z.number().nullable(),
        /** How often each answer was given that could be chosen, in their order; empty of words. */
        counts: z.array(z.object({ answer: z.string(), count: Count })),
        /** What was written, in no order, at most 200 answers; the file has all. */
        texts: z.array(z.string()),
      }),
    )
    .nullable(),
});
export type SurveyResults = z.infer<typeof Results>;

export const surveyResults = shape({
  summary: 'What was answered, in figures and in words (B90, M45)',
  params,
  response: Results,
  refusals: [...members, 'surveys.not_found'],
});

export const surveyResultsFile = shape({
  summary: 'The answers as CSV; of an anonymous survey each answer by itself, without a name (B90, M45)',
  answers: 'file',
  params,
  response: FileAnswer,
  refusals: [...members, 'surveys.not_found', 'surveys.too_few_answers'],
});
