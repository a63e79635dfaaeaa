import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Day, Id, IdInPath, Message } from '../../schemas/types.ts';
import { typedLink } from '../../schemas/links.ts';
import { longText, required } from '../../schemas/texts.ts';
import { goalQuestions, longest, longestAnswer, mostMonths, mostTags, planProviders, priorities } from '../values.ts';
import { GoalQuestion, ObjectiveSet } from './plans.ts';

const own = ['accounts.not_signed_in', 'accounts.not_while_viewing', 'objectives.not_found'] as const;

export const goalSettingQuestions = shape({
  summary: 'The questions before a learning plan (B56), and who can write it here (M13)',
  response: z.object({
    questions: z.array(GoalQuestion),
    providers: z.array(z.object({ key: z.enum(planProviders), name: z.string(), ready: z.boolean() })),
  }),
  refusals: ['accounts.not_signed_in'],
});

export const createGoalSetting = shape({
  summary: 'Answers the questions, and has a learning plan made of the answers (OBJ-06, B57)',
  body: z.object({
    answers: z
      .array(
        z.object({
          question_id: Id,
          answer: required(say('objectives.answer_missing'), longestAnswer),
        }),
      )
      .max(20)
      .refine(
        (answers) => goalQuestions.every(({ id }) => answers.filter((one) => one.question_id === id).length === 1),
        say('objectives.answer_missing'),
      ),
    provider: z.enum(planProviders, say('objectives.provider_missing')),
    program_id: Id.nullable().default(null),
  }),
  response: z.object({ id: Id }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'objectives.mentees_only',
    'objectives.set_exists',
    'programmes.not_found',
    'programmes.inactive',
  ],
  limit: { max: 20, per: 'hour', by: 'account' },
});

export const myObjectives = shape({
  summary: 'The objectives of the reader, on the platform or in a program; null if there are none (OBJ-25)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({ objectives: ObjectiveSet.nullable() }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const showObjectives = shape({
  summary: 'A set of objectives, for its owner and their mentors (OBJ-22, B59)',
  params: z.object({ id: IdInPath }),
  response: ObjectiveSet,
  refusals: ['accounts.not_signed_in', 'objectives.not_found'],
});

export const deleteObjectives = shape({
  summary: 'Deletes a whole set of objectives (OBJ-22)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: own,
});

export const retryObjectives = shape({
  summary: 'Has a plan that could not be made, made again (B57)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...own, 'objectives.not_failed'],
});

const Link = typedLink({
  most: longest.link,
  wrong: say('field.full_link'),
  as: z
    .string()
    .max(longest.link, { error: say('field.too_long', { most: longest.link }), abort: true })
    .check(z.url({ protocol: /^https?$/, error: say('field.full_link') })),
});

const Fields = z.object({
  title: required(say('objectives.title_missing'), longest.title),
  description: longText(longest.description),
  action: longText(longest.action),
  priority: z.enum(priorities),
  due_date: Day(),
  tags: z.array(required(say('field.required'), longest.tag)).max(mostTags),
});

export const changeObjective = shape({
  summary: 'Marks an objective as done or not (OBJ-17), with what came of it; changes what it says',
  params: z.object({ id: IdInPath }),
  body: z.object({
    objective: Fields.partial().extend({
      status: z.enum(['todo', 'done']).optional(),
      evidence_note: longText(longest.evidence).optional(),
      evidence_link: Link.nullable().optional(),
    }),
  }),
  response: ObjectiveSet,
  refusals: own,
});

export const addObjective = shape({
  summary: 'Adds an objective to a month of the own set',
  params: z.object({ id: IdInPath }),
  body: z.object({
    month_number: z.number().int().min(1).max(mostMonths),
    objective: Fields.extend({
      description: longText(longest.description).default(''),
      action: longText(longest.action).default(''),
      priority: z.enum(priorities).default('medium'),
      tags: Fields.shape.tags.default([]),
    }),
  }),
  response: ObjectiveSet,
  refusals: [...own, 'objectives.not_ready', 'objectives.too_many'],
  idempotent: true,
});

export const removeObjective = shape({
  summary: 'Deletes one objective of the own set',
  params: z.object({ id: IdInPath }),
  response: ObjectiveSet,
  refusals: own,
});

export const orderObjectives = shape({
  summary: 'Puts the own objectives into another order, or another month',
  params: z.object({ id: IdInPath }),
  body: z.object({
    /** All of the set, in their order. */
    objectives: z
      .array(z.object({ id: Id, month_number: z.number().int().min(1).max(mostMonths) }))
      .min(1)
      .max(100),
  }),
  response: ObjectiveSet,
  refusals: [...own, 'objectives.order_wrong'],
});
