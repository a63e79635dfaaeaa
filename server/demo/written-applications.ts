import { z } from 'zod';
import file from '../../db/demo/applications.json' with { type: 'json' };
import { questionTypes } from '../../contract/applications/index.ts';

const Count = z.int().min(0);
const Written = z.object({
  programme: z.enum(['graduates', 'leaders', 'founders']),
  name: z.string().min(1).max(100),
  description: z.string().max(2000),
  role: z.enum(['Mentor', 'Mentee']),
  linkRef: z.string().regex(/^[a-z]{10}$/),
  published: z.boolean(),
  /** How many applicants are in each state. */
  counts: z.object({ applied: Count, shortlisted: Count, approved: Count, rejected: Count, draft: Count }),
  questions: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      type: z.enum(questionTypes),
      required: z.boolean(),
      /** The answers that applicants give in turn; for choices, the options to choose from; for files there are none. */
      answers: z.array(z.string()),
    }),
  ),
});
export type WrittenApplication = z.infer<typeof Written>;

/** The forms of the demonstration's programmes, with applicants in every state. */
export const writtenApplications = z.array(Written).parse(file);
