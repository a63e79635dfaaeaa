import { z } from 'zod';
import { say } from '../../say.ts';
import { Day, Id, IdInPath } from '../../schemas/types.ts';
import { applicationLimits, fileKinds, questionTypes } from '../values.ts';

/** APP-05 */
export const ApplicationQuestion = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  required: z.boolean(),
  question_type: z.enum(questionTypes),
  scale_start: z.number().int().nullable(),
  scale_end: z.number().int().nullable(),
  /** What can be chosen, for `options` and `several`. */
  options: z.array(z.string()),
  /** For `several`: the least and the most options of an answer; null where any number will do. */
  choose_least: z.number().int().nullable(),
  choose_most: z.number().int().nullable(),
  /** For `file`: what it takes; at least one kind. */
  file_kinds: z.array(z.enum(fileKinds)),
});

export type ApplicationQuestion = z.infer<typeof ApplicationQuestion>;

const missing = (label: string) => `${label} is a required field`;

const tooLong = (most: number) => `Please use at most ${most} characters`;

const named = (label: string, most: number) =>
  z.string(missing(label)).trim().min(1, missing(label)).max(most, tooLong(most));

const Scale = z.coerce
  .number<number>('Please choose a number')
  .int()
  .min(0)
  .max(applicationLimits.scaleEnd)
  .nullable()
  .default(null);

const Count = z.coerce
  .number<number>(say('field.number'))
  .int(say('field.whole_number'))
  .min(1, say('field.at_least', { least: 1 }))
  .max(applicationLimits.options, say('field.at_most', { most: applicationLimits.options }))
  .nullable()
  .default(null);

/** An entry flagged `_destroy` is removed, whatever else is sent with it. */
const Destroyed = z.object({ id: IdInPath, _destroy: z.literal(true) });

/** APP-07; the server also checks that a scale ends above its start, that there are options to choose from and that a file can be of some kind. */
export const ApplicationQuestionGiven = z.discriminatedUnion('_destroy', [
  Destroyed,
  z.object({
    id: IdInPath.optional(),
    title: named('Question title', applicationLimits.questionTitle),
    description: z
      .string()
      .trim()
      .max(applicationLimits.questionDescription, tooLong(applicationLimits.questionDescription))
      .default(''),
    required: z.boolean().default(true),
    question_type: z.enum(questionTypes, missing('Question type')),
    scale_start: Scale,
    scale_end: Scale,
    options: z
      .array(
        z
          .string()
          .trim()
          .min(1, missing('Option'))
          .max(applicationLimits.optionText, { error: tooLong(applicationLimits.optionText), abort: true })
          // Answers with several options have one a line.
          .refine((option) => !/[\n\r]/.test(option), say('applications.option_of_lines')),
      )
      .max(applicationLimits.options)
      .default([]),
    choose_least: Count,
    choose_most: Count,
    file_kinds: z
      .array(z.enum(fileKinds))
      .max(fileKinds.length)
      .default([...fileKinds]),
    _destroy: z.literal(false).optional(),
  }),
]);

export type ApplicationQuestionGiven = z.output<typeof ApplicationQuestionGiven>;

/** APP-07, APP-08: the role is used instead of its user type, because a programme has several roles of one type. */
export const ApplicationFields = z.object({
  name: named('Name', applicationLimits.name),
  description: z.string().trim().max(applicationLimits.description, tooLong(applicationLimits.description)).default(''),
  user_type: z.enum(['mentee', 'mentor', 'admin'], missing('Role')),
  role_id: z.coerce.number<number>(missing('Role')).int().positive(missing('Role')),
  questions: z
    .array(ApplicationQuestionGiven)
    .max(applicationLimits.questions * 2)
    .default([]),
  /** Applications are taken until the end of this day in the programme's zone; null: as long as the form is open. */
  last_day: Day().nullable().optional(),
  /** How many applications are taken; null: any number. */
  places: z.coerce
    .number<number>('Please choose a number')
    .int('Please choose a whole number')
    .min(1, 'Please choose a number from 1')
    .max(applicationLimits.places, `Please choose a number up to ${applicationLimits.places.toLocaleString('en')}`)
    .nullable()
    .optional(),
  /** Whether people can join a waitlist after the last day, or when all places are taken. */
  waitlist: z.boolean().optional(),
  link_ref: z
    .string()
    .max(10, { error: 'The address has ten letters', abort: true })
    .regex(/^[a-z]{10}$/, 'The address has ten letters')
    .optional(),
});
