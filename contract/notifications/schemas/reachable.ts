import { z } from 'zod';
import { Email } from '../../accounts/schemas/fields.ts';
import { shape } from '../../endpoint.ts';
import { Message } from '../../schemas/types.ts';

const hex = /^[0-9a-f]{64}$/;

export const mailEvents = shape({
  summary:
    'What the mail provider says of an email: it was refused for good, or called unwanted (in the form of Mailgun)',
  body: z.object({
    signature: z.object({
      timestamp: z.string().max(20),
      token: z.string().max(100),
      signature: z.string().max(64, { abort: true }).regex(hex),
    }),
    'event-data': z.object({
      event: z.string().max(50),
      severity: z.string().max(50).optional(),
      recipient: z.string().max(320),
    }),
  }),
  response: Message,
  proof: 'origin',
  refusals: ['request.untrusted', 'request.unknown_address'],
  limit: { max: 100_000, per: 'hour', by: 'source' },
});

export const writeAgain = shape({
  summary: 'Sends emails to the own address again, after it refused one or called one unwanted',
  body: z.object({}),
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing'],
});

export const writeAgainTo = shape({
  summary: 'Sends emails to an address again, after it refused one or called one unwanted (B97)',
  body: z.object({ address: Email }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.platform_admins_only'],
});
