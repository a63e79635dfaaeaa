import { z } from 'zod';
import { Instant } from '../../schemas/types.ts';

/** An email as its reader sees it, in the parts that it is made of. */
const EmailSample = z.object({
  /** Who gets it: people whom the company has here already, or everyone else. */
  to: z.enum(['known', 'invited']),
  from: z.string(),
  subject: z.string(),
  greeting: z.string().nullable(),
  paragraphs: z.array(z.string()),
  button: z.string().nullable(),
  note: z.string().nullable(),
  why: z.string(),
});

export const LastLook = z.object({
  people: z.number().int(),
  /** B09: how many of them get their email today, and when the others begin to get theirs; null when all do today. */
  today: z.number().int(),
  rest_from: Instant.nullable(),
  roles: z.array(
    z.object({ role: z.string(), user_type: z.enum(['mentee', 'mentor', 'admin']), people: z.number().int() }),
  ),
  emails: z.array(EmailSample),
});

export type LastLook = z.infer<typeof LastLook>;
