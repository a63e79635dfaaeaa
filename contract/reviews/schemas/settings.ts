import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath } from '../../schemas/types.ts';

const refusals = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

const ReviewSettings = z.object({
  /** M32: whether givers may show their reviews of this programme on the platform's pages. Off at first. */
  on_platform: z.boolean(),
  /** REV-22: as long as reviews are private, none of them is shown there. */
  private: z.boolean(),
});

export const reviewSettings = shape({
  summary: 'Whether the reviews of a programme may be shown on the platform, for its admins (M32)',
  query: z.object({ program_id: IdInPath }),
  response: ReviewSettings,
  refusals,
});

export const changeReviewSettings = shape({
  summary: 'Lets givers show their reviews of a programme on the platform, or takes all of them away (M32)',
  body: z.object({ program_id: Id, on_platform: z.boolean() }),
  response: ReviewSettings,
  refusals: [...refusals, 'programmes.inactive'],
});
