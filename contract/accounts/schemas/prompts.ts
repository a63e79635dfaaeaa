import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Instant } from '../../schemas/types.ts';
import { skippableNps } from '../values.ts';

export const markPrompt = shape({
  summary: 'Does not want to be asked this again for a while; remembered here and in a cookie (M09, SYS-13)',
  body: z.object({
    kind: z.enum(['overdue_break', 'failed_report', 'nps_skip', 'pulse_skip']),
    /** The programme, booking or context of NPS that the prompt is about; absent for the whole platform. */
    context: z
      .union([z.enum(skippableNps), z.coerce.number<unknown>().int().positive().max(Number.MAX_SAFE_INTEGER)])
      .nullish(),
  }),
  response: z.object({ until: Instant }),
  refusals: ['accounts.not_signed_in'],
});
