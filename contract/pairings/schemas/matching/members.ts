import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { say } from '../../../say.ts';
import { Id, IdInPath, Message } from '../../../schemas/types.ts';
import { pairingLimits } from '../../values.ts';

const names = z.array(z.string()).min(1);

/**
 * Why somebody is suggested, for the page to say in words; never a number of points. At most three, the weightiest
 * first.
 */
export const MatchReason = z.discriminatedUnion('kind', [
  /** Offers these skills and services, which the reader wants. */
  z.object({ kind: z.literal('wants'), names }),
  /** The services of the program that both have chosen. */
  z.object({ kind: z.literal('goals'), names }),
  z.object({ kind: z.literal('industry'), names }),
  /** Is one to three levels ahead. */
  z.object({ kind: z.literal('career') }),
  /** Speaks these languages too. */
  z.object({ kind: z.literal('language'), names }),
  /** Hours in which both have time, in the next 30 days. */
  z.object({ kind: z.literal('shared_time'), hours: z.number().int().min(1) }),
  /** In the same country, or at the same location of the company. */
  z.object({ kind: z.literal('place'), names }),
  /** The university or company that both know. */
  z.object({ kind: z.literal('background'), names }),
  /** Chose much the same in the program's own questions; what it was is for its admins. */
  z.object({ kind: z.literal('answers') }),
]);

export type MatchReason = z.infer<typeof MatchReason>;

export const seenRecommendation = shape({
  summary: 'The suggestions of a programme, or of the platform, have been seen (DSH-13)',
  body: z.object({ program_id: Id.max(Number.MAX_SAFE_INTEGER).nullable() }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const matchReasons = shape({
  summary: 'Why two members of a pair fit each other, in words, for the pair itself (M15)',
  params: z.object({ id: IdInPath }),
  response: z.object({ reasons: z.array(MatchReason) }),
  refusals: ['accounts.not_signed_in', 'pairings.not_found'],
});

const reasonMissing = say('pairings.reason_missing');

export const askAnotherPartner = shape({
  summary: 'Ends the pair of the person who asks, within 14 days and without blame; sessions ahead are cancelled (M15)',
  params: z.object({ id: IdInPath }),
  body: z.object({
    /** Seen by the admins of the program alone. */
    reason: z
      .string(reasonMissing)
      .trim()
      .min(1, reasonMissing)
      .max(pairingLimits.reason, say('field.too_long', { most: pairingLimits.reason })),
  }),
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'pairings.not_found',
    'programmes.inactive',
    'pairings.not_allowed_now',
    'pairings.rematch_too_late',
  ],
});
