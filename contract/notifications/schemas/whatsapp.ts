import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Message } from '../../schemas/types.ts';
import { longestReply } from '../values.ts';

/** What the provider signs: who wrote what, and which message it answers if the phone says so. */
export const WhatsAppReply = z.object({
  id: z.string().min(1).max(200),
  from: z
    .string()
    .max(25, { abort: true })
    .regex(/^\+?\d{3,20}$/),
  text: z.string().max(longestReply).default(''),
  /** The payload of the button that was pressed instead of writing. */
  button: z.string().max(200).nullish(),
  reply_to: z.string().max(200).nullish(),
});
export type WhatsAppReply = z.output<typeof WhatsAppReply>;

export const whatsAppReplies = shape({
  summary: 'What somebody answered to a short message; only what the provider has signed counts (B115)',
  signedBy: 'x-lantern-signature',
  body: z.object({ payload: z.string().max(longestReply * 3), signature: z.string().max(200).default('') }),
  response: Message,
  refusals: ['request.untrusted', 'request.unknown_address', 'request.unreadable'],
  limit: { max: 100_000, per: 'hour', by: 'source' },
});
