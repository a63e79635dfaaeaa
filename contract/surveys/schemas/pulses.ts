import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Id, IdInPath, Message } from '../../schemas/types.ts';

export const pulsesDue = shape({
  summary: 'The pairs of the member about which they are asked two questions now (M16)',
  query: z.object({ program_id: IdInPath }),
  response: z.object({
    pulses: z.array(z.object({ pairing_id: Id, other_name: z.string(), side: z.enum(['mentor', 'mentee']) })),
  }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export type PulseDue = z.infer<typeof pulsesDue.response>['pulses'][number];

const missing = say('surveys.stars_missing');
const Stars = z.number(missing).int().min(1, missing).max(5, missing);

export const givePulse = shape({
  summary: 'How a member finds one of their pairs, from 1 to 5: how helpful it is, and how much at ease they are (M16)',
  body: z.object({ pairing_id: Id.max(Number.MAX_SAFE_INTEGER), helpful: Stars, at_ease: Stars }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'surveys.pulse_not_due', 'surveys.pulse_given'],
});
