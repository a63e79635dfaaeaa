import { z } from 'zod';
import { tableEndpoints } from './admin-tables.ts';
import { endpoint } from './endpoint.ts';
import { Id, IdInPath, Instant } from './types.ts';
import { WhyNot } from './types-why-not.ts';

/** Where a letter stands; the words of the screen and of the file. */
export const deliveryStates = {
  queued: 'Waiting',
  sent: 'Sent',
  logged: 'Not sent',
  failed: 'Given up',
} as const;

/** What carries it: a letter, or a short message to a phone (B115). */
export const deliveryChannels = { email: 'Email', whatsapp: 'WhatsApp' } as const;

export const Delivery = z.object({
  id: Id,
  to: z.string(),
  channel: z.enum(['email', 'whatsapp']),
  subject: z.string(),
  /** Which letter it is, such as booking.accepted. */
  kind: z.string(),
  state: z.enum(['queued', 'sent', 'logged', 'failed']),
  attempts: z.number().int().nonnegative(),
  last_error: z.string().nullable(),
  created_at: Instant,
  sent_at: Instant.nullable(),
  /** When a letter that waits is tried next. */
  next_try_at: Instant.nullable(),
  why_not: z.object({ read: WhyNot }),
});
export type Delivery = z.infer<typeof Delivery>;

export const deliveryTable = {
  path: '/main/admins/deliveries',
  title: 'Deliveries',
  columns: {
    created_at: 'Written',
    to: 'To',
    channel: 'Channel',
    subject: 'Subject',
    kind: 'Kind',
    state: 'State',
    attempts: 'Attempts',
    last_error: 'Last error',
    sent_at: 'Sent',
  },
  fields: ['to', 'channel', 'subject', 'kind', 'state', 'last_error'],
} as const;

export const [deliveries, deliveriesFile] = tableEndpoints(deliveryTable, Delivery);

export const deliveredLetter = endpoint({
  method: 'GET',
  path: '/main/admins/deliveries/{id}.json',
  summary: 'What a letter says; never one whose link belongs to its reader alone (B113, D16)',
  params: z.object({ id: IdInPath }),
  response: Delivery.extend({ text: z.string() }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.platform_admins_only',
    'notifications.letter_not_found',
    'notifications.letter_hidden',
  ],
});
