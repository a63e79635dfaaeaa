import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant } from './types.ts';

/** M09, SYS-13: what is not asked again for so many days, by the name of its cookie. */
export const promptDays = {
  /** BKG-99: the sessions that nobody concluded. */
  overdue_break: 2,
  /** BKG-96: of one booking. */
  failed_report: 7,
} as const;

export const markPrompt = endpoint({
  method: 'POST',
  path: '/api/v2/my/prompt_marks',
  summary: 'Does not want to be asked this again for a while; remembered here and in a cookie (M09, SYS-13)',
  body: z.object({
    kind: z.enum(['overdue_break', 'failed_report']),
    /** The programme or the booking that it is about; absent for the platform. */
    context: z.coerce.number<unknown>().int().positive().max(Number.MAX_SAFE_INTEGER).nullish(),
  }),
  response: z.object({ until: Instant }),
  refusals: ['accounts.not_signed_in'],
});
