import { z } from 'zod';
import { typedLink } from '../../schemas/links.ts';
import { shape } from '../../endpoint.ts';
import { Day, Id, IdInPath } from '../../schemas/types.ts';
import { durations, programmeLimits, starsOfAQuestion, taskCategories, templateTypes } from '../values.ts';
import { Flag } from './fields.ts';

const startWrong = "Start date is required and shouldn't overlap other modules";

const endWrong = "End date is required and shouldn't overlap other modules";

/** PRG-35 */
const Task = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: z.enum(taskCategories),
  link_name: z.string(),
  link_url: z.string(),
});

/** PRG-33 */
export const LearningModule = z.object({
  id: Id,
  order: z.number().int(),
  name: z.string(),
  /** Rich text, as HTML that has already been sanitised. */
  description: z.string(),
  /** Both dates together, the way range pickers take them. */
  duration_range: z.tuple([z.iso.date(), z.iso.date()]),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  learning_module_tasks_attributes: z.array(Task),
});

export type LearningModule = z.infer<typeof LearningModule>;

const named = (label: string, most: number) => {
  const missing = `${label} is required`;
  return z.string(missing).trim().min(1, missing).max(most, `Please use at most ${most} characters`);
};

const addressWrong = 'Please enter a valid URL, including the full address (e.g. https://www.example.com)';

/** If given, it must be a complete address. */
const Address = typedLink({
  most: programmeLimits.address,
  as: z.union([
    z.literal(''),
    z
      .string(addressWrong)
      .max(programmeLimits.address, { abort: true })
      .check(z.url({ protocol: /^https?$/, error: addressWrong })),
  ]),
});

/**
 * An entry flagged `_destroy` is removed, whatever else is sent with it (PRG-37); from a form the flag arrives as text.
 */
const Destroyed = z.object({ id: IdInPath, _destroy: z.literal([true, 'true']) });

const kept = z.literal([false, 'false']).optional();

const TaskGiven = z.object({
  id: IdInPath.optional(),
  name: named('Name', programmeLimits.taskName),
  description: named('Description', programmeLimits.taskDescription),
  category: z.enum(taskCategories, 'Category is required'),
  link_name: z.string().trim().max(programmeLimits.taskName).default(''),
  link_url: Address.default(''),
  _destroy: kept,
});

/** PRG-34; the server also checks that modules do not overlap and that all are within the programme's dates. */
export const ModuleGiven = z.discriminatedUnion('_destroy', [
  Destroyed,
  z.object({
    id: IdInPath.optional(),
    name: named('Name', programmeLimits.moduleName),
    description: z.string().max(programmeLimits.moduleDescription).default(''),
    start_date: Day(startWrong),
    end_date: Day(endWrong),
    _destroy: kept,
    learning_module_tasks_attributes: z
      .array(z.discriminatedUnion('_destroy', [Destroyed, TaskGiven]))
      .max(programmeLimits.tasks * 2)
      .default([]),
  }),
]);

export type ModuleGiven = z.output<typeof ModuleGiven>;

const questionKinds = ['scale', 'stars', 'text', 'options'] as const;

export const ReflectionQuestion = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: z.enum(questionKinds),
  required: z.boolean(),
  primary: z.boolean(),
  primary_tag: z.string().nullable(),
  user_type: z.enum(['mentor', 'mentee']),
  scale_start: z.number().int().nullable(),
  scale_end: z.number().int().nullable(),
  options: z.array(z.string()),
  /** The number of stars that can be given: five; null for other kinds of question. */
  stars: z.number().int().nullable(),
});

export type ReflectionQuestion = z.infer<typeof ReflectionQuestion>;

/** REV-26, D03 */
const titleMissing = 'Question Title is a required field';

const Scale = z.coerce.number<number>().int().min(0).max(10).nullable().default(null);

const starsWrong = `There are always ${starsOfAQuestion} stars`;

const Stars = z.coerce
  .number<number>(starsWrong)
  .refine((stars) => stars === starsOfAQuestion, starsWrong)
  .nullable()
  .default(null);

/** REV: the editor's questions; the primary one keeps its title and cannot be removed. */
export const QuestionGiven = z.discriminatedUnion('_destroy', [
  Destroyed,
  z.object({
    id: IdInPath.optional(),
    title: z.string(titleMissing).trim().min(1, titleMissing).max(programmeLimits.questionTitle),
    description: z.string().trim().max(programmeLimits.questionDescription).default(''),
    category: z.enum(questionKinds, 'Type is a required field'),
    required: Flag.default(true),
    user_type: z.enum(['mentor', 'mentee']),
    scale_start: Scale,
    scale_end: Scale,
    options: z.array(z.string().trim().min(1).max(programmeLimits.optionText)).max(programmeLimits.options).default([]),
    /** The number of stars; optional, and meaningless for other kinds of question. */
    stars: Stars,
    _destroy: kept,
  }),
]);

export type QuestionGiven = z.output<typeof QuestionGiven>;

export const programmeOutline = shape({
  summary:
    'When a programme would end, and the services and modules that its template proposes until then (PRG-31, B87)',
  query: z.object({
    template_type: z.enum(templateTypes).default('create_my_own'),
    start_date: Day().optional(),
    duration: z.enum(durations).default('3_months'),
    end_date: Day().optional(),
  }),
  response: z.object({
    end_date: z.iso.date().nullable(),
    program_goals: z.array(z.string()),
    learning_modules: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        /** null as long as nothing has a start date. */
        start_date: z.iso.date().nullable(),
        end_date: z.iso.date().nullable(),
        learning_module_tasks_attributes: z.array(Task.pick({ name: true, description: true, category: true })),
      }),
    ),
  }),
  refusals: ['accounts.not_signed_in'],
});
