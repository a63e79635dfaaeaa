import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Day, Id, IdInPath, Message } from '../../schemas/types.ts';
import { longText, required, requiredText } from '../../schemas/texts.ts';
import { longest, mostMonths } from '../values.ts';
import { ObjectiveSet } from './plans.ts';

const readers = ['accounts.not_signed_in', 'accounts.not_while_viewing', 'objectives.not_found'] as const;

export const learningProgress = shape({
  summary:
    'How far somebody has come: their objectives for their mentors, and only the figures for admins of the program (B29, B59)',
  params: z.object({ userId: IdInPath }),
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({
    /** Null: they have none. */
    progress: z
      .object({ total: z.number().int(), done: z.number().int(), percent: z.number().int(), expired: z.number().int() })
      .nullable(),
    objectives: ObjectiveSet.nullable(),
  }),
  refusals: ['accounts.not_signed_in', 'accounts.not_found', 'programmes.not_found'],
});

export const commentObjective = shape({
  summary: 'Comments on an objective: its owner and their mentors (M46)',
  params: z.object({ id: IdInPath }),
  body: z.object({ body: requiredText(say('objectives.comment_missing'), longest.comment) }),
  response: ObjectiveSet,
  refusals: [...readers, 'objectives.too_many'],
  idempotent: true,
});

export const deleteObjectiveComment = shape({
  summary: 'Deletes an own comment',
  params: z.object({ id: IdInPath }),
  response: ObjectiveSet,
  refusals: readers,
});

export const suggestObjective = shape({
  summary: 'Suggests an objective to a mentee, who accepts or declines it (M46)',
  params: z.object({ id: IdInPath }),
  body: z.object({
    month_number: z.number().int().min(1).max(mostMonths),
    title: required(say('objectives.title_missing'), longest.title),
    description: longText(longest.description).default(''),
    due_date: Day(),
  }),
  response: z.object({ id: Id, message: z.string() }),
  refusals: [...readers, 'objectives.not_ready', 'objectives.too_many_suggestions'],
  idempotent: true,
});

export const answerSuggestion = shape({
  summary: 'Accepts a suggestion, which then is an objective, or declines it (M46)',
  params: z.object({ id: IdInPath }),
  body: z.object({ decision: z.enum(['accept', 'decline']) }),
  response: Message.extend({ objectives: ObjectiveSet }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'objectives.suggestion_not_found',
    'objectives.suggestion_answered',
    'objectives.too_many',
  ],
});
