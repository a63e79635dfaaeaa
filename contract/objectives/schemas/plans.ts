import { z } from 'zod';
import { Person } from '../../profiles/schemas/own.ts';
import { Id, Instant } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { objectiveStatuses, planProviders, planWriters, priorities, questionPurposes } from '../values.ts';

/** OBJ-05 */
export const GoalQuestion = z.object({
  id: Id,
  purpose: z.enum(questionPurposes),
  question: z.string(),
  options: z.array(z.string()),
});
export type GoalQuestion = z.infer<typeof GoalQuestion>;

export const ObjectiveComment = z.object({
  id: Id,
  author: Person,
  body: z.string(),
  created_at: Instant,
  /** Written by the reader, who can delete it. */
  own: z.boolean(),
});
export type ObjectiveComment = z.infer<typeof ObjectiveComment>;

/** OBJ-16 */
export const Objective = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** The first step. */
  action: z.string(),
  status: z.enum(objectiveStatuses),
  priority: z.enum(priorities),
  /** YYYY-MM-DD */
  due_date: z.iso.date(),
  sequence: z.number().int(),
  tags: z.array(z.string()),
  /** How long it takes, as the plan thinks; null for what somebody added. */
  hours: z.number().int().nullable(),
  done_at: Instant.nullable(),
  /** What came of it, as the mentee says: a note, a link. */
  evidence_note: z.string(),
  evidence_link: z.string().nullable(),
  /** The session in which it was agreed on, for its owner alone. */
  booking_id: Id.nullable(),
  comments: z.array(ObjectiveComment),
});
export type Objective = z.infer<typeof Objective>;

export const MonthlyObjective = z.object({
  id: Id,
  month_number: z.number().int(),
  title: z.string(),
  focus: z.string(),
  /** B58: the month of today. */
  is_active: z.boolean(),
  objectives: z.array(Objective),
});
export type MonthlyObjective = z.infer<typeof MonthlyObjective>;

/** M46: what a mentor suggests; the mentee accepts or declines it. */
export const Suggestion = z.object({
  id: Id,
  author: Person,
  month_number: z.number().int(),
  title: z.string(),
  description: z.string(),
  due_date: z.iso.date(),
  created_at: Instant,
});
export type Suggestion = z.infer<typeof Suggestion>;

/** OBJ-15 */
export const ObjectiveSet = z.object({
  id: Id,
  program_id: Id.nullable(),
  description: z.string(),
  monthly_objectives: z.array(MonthlyObjective),
  user_objective: z.object({ is_generated: z.boolean() }),
  status: z.enum(['generating', 'ready', 'failed']),
  /** Who was asked to write it, and who did: null until then. */
  provider: z.enum(planProviders),
  written_by: z.enum(planWriters).nullable(),
  total: z.number().int(),
  done: z.number().int(),
  /** OBJ-20 */
  percent: z.number().int(),
  /** Of mentors, not answered yet. */
  suggestions: z.array(Suggestion),
  why_not: z.object({ change: WhyNot, suggest: WhyNot }),
});
export type ObjectiveSet = z.infer<typeof ObjectiveSet>;
