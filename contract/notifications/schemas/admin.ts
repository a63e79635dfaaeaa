import { z } from 'zod';
import { tableFileShape, tablePageShape } from '../../admin-tables/schemas.ts';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { deliveryTable, unreachableReasons } from '../values.ts';

export const Delivery = z.object({
  id: Id,
  to: z.string(),
  channel: z.enum(['email', 'whatsapp', 'push']),
  subject: z.string(),
  /** The kind of message, such as booking.accepted. */
  kind: z.string(),
  state: z.enum(['queued', 'sent', 'logged', 'failed', 'gathered']),
  attempts: z.number().int().nonnegative(),
  last_error: z.string().nullable(),
  created_at: Instant,
  sent_at: Instant.nullable(),
  /** When the next attempt to send it is made, if it is still waiting. */
  next_try_at: Instant.nullable(),
  why_not: z.object({ read: WhyNot }),
});

export type Delivery = z.infer<typeof Delivery>;

export const deliveries = tablePageShape(deliveryTable, Delivery);
export const deliveriesFile = tableFileShape(deliveryTable);

export const deliveredLetter = shape({
  summary: 'What a letter says; never one whose link belongs to its reader alone (B113, D16)',
  params: z.object({ id: IdInPath }),
  response: Delivery.extend({
    text: z.string(),
    /** Why nothing more is sent to this address; null as long as it is. */
    unreachable: z.enum(unreachableReasons).nullable(),
  }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.platform_admins_only',
    'notifications.letter_not_found',
    'notifications.letter_hidden',
  ],
});
