import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { areasOf, asksForMore, npsAreas, npsCategories, npsContexts, npsLimits } from '../values.ts';

const Context = z.enum(npsContexts);

export const npsDue = shape({
  summary: 'What the member is to be asked now, if anything: NPS by context, once each (NPS-04, NPS-15, B118)',
  query: z.object({
    /** The programme whose portal this is; absent on the platform. */
    program_id: IdInPath.optional(),
    /** After applying to that programme: asks about that alone. */
    after: z.literal('application').optional(),
  }),
  response: z.object({
    due: z
      .object({ feedback_type: Context, program_id: Id.nullable(), program_name: z.string().nullable() })
      .nullable(),
  }),
  refusals: ['accounts.not_signed_in'],
});

export type NpsDue = NonNullable<z.infer<typeof npsDue.response>['due']>;

const starsWrong = say('surveys.stars_number');

/** NPS-07, NPS-09: what a low score needs besides. */
const withReasons = (
  body: {
    feedback_type: (typeof npsContexts)[number];
    number_of_stars: number;
    feedback_text: string[];
    comment: string;
  },
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) => {
  if (!asksForMore(body.number_of_stars)) return;
  const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
  const areas: readonly string[] = areasOf(body.feedback_type);
  if (body.feedback_text.length === 0) refuse('feedback_text', say('surveys.tag_missing'));
  else if (body.feedback_text.some((area) => !areas.includes(area))) refuse('feedback_text', say('field.not_listed'));
  if (body.comment === '') refuse('comment', say('surveys.comment_missing'));
};

/** NPS-11 */
const Submission = z
  .object({
    feedback_type: Context,
    program_id: Id.max(Number.MAX_SAFE_INTEGER).nullish(),
    number_of_stars: z.number(starsWrong).int(starsWrong).min(0, starsWrong).max(npsLimits.stars, starsWrong),
    nps_category: z.enum(npsCategories).optional(),
    feedback_text: z.array(z.enum(npsAreas)).max(npsLimits.areas).default([]),
    comment: z
      .string()
      .trim()
      .max(npsLimits.comment, say('field.too_long', { most: npsLimits.comment }))
      .default(''),
  })
  .superRefine(withReasons);

export const submitNps = shape({
  summary: 'How likely the member is to recommend us, from 0 to 10, and why; once per context (NPS-11, NPS-12)',
  body: Submission,
  response: Message,
  refusals: ['accounts.not_signed_in', 'surveys.nps_not_due', 'surveys.nps_given'],
});

const Count = z.number().int().min(0);

/** Both ways of counting the same answers (NPS-06, NPS-18), labelled. */
const Bands = z.object({ detractor: Count, passive: Count, promoter: Count });

const Results = z.object({
  /** NPS-14; scores are from -100 to 100, null while nobody has answered. */
  total_respondents: Count,
  satisfaction_score: z.number().int().nullable(),
  bands: Bands,
  standard_nps: z.number().int().nullable(),
  standard_bands: Bands,
  /** How many people chose 0, 1 … 10. */
  stars: z.array(Count).length(npsLimits.stars + 1),
  areas: z.array(z.object({ area: z.enum(npsAreas), count: Count })),
  /** What was written, the newest first, without names. */
  comments: z.array(
    z.object({
      id: Id,
      feedback_type: Context,
      number_of_stars: Count,
      nps_category: z.enum(npsCategories),
      feedback_text: z.array(z.enum(npsAreas)),
      comment: z.string(),
      program_name: z.string().nullable(),
      submitted_at: Instant,
    }),
  ),
  page: Id,
  total_pages: Count,
});

export type NpsResults = z.infer<typeof Results>;

const page = { page: z.coerce.number<number>().int().min(1).max(100_000).default(1) };

export const programmeNps = shape({
  summary: 'The answers of a programme’s members, in figures and without names, for its admins (NPS-14, NPS-18)',
  params: z.object({ id: IdInPath }),
  query: z.object(page),
  response: Results,
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'],
});

export const platformNps = shape({
  summary: 'All answers, also those about programmes, for platform admins (NPS-14, NPS-18)',
  query: z.object(page),
  response: Results,
  refusals: ['accounts.not_signed_in', 'accounts.platform_admins_only'],
});
