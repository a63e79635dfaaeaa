import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { IdInPath } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { ManagedPairing } from './managed.ts';

/**
 * A group as its own people see it: `book` is why no session can be requested for it, `manage` why it cannot be
 * changed.
 */
export const OwnGroup = ManagedPairing.omit({ end_reason: true }).extend({
  viewer_is: z.enum(['mentor', 'mentee']),
  name: z.string(),
  why_not: ManagedPairing.shape.why_not.extend({ book: WhyNot, manage: WhyNot }),
});

export type OwnGroup = z.infer<typeof OwnGroup>;

export const myGroups = shape({
  summary: 'The groups of the person who asks: of a programme, or (without one) of the platform (B47, D11)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({ groups: z.array(OwnGroup) }),
  refusals: ['accounts.not_signed_in'],
});
