import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { entryKinds } from '../values.ts';
import { Subscription } from './purchase.ts';

/** A line of the ledger. `credits` may be less than 0, and have a decimal. */
const Entry = z.object({
  id: Id,
  kind: z.enum(entryKinds),
  credits: z.number(),
  balance_after: z.number(),
  booking_id: Id.nullable(),
  subscription_id: Id.nullable(),
  note: z.string().nullable(),
  created_at: Instant,
});

const page = z.coerce.number<number>().int().min(1).max(100_000).default(1);
const pages = { page: z.number().int(), max_pages: z.number().int(), total: z.number().int() };

export const creditsArea = shape({
  summary: 'The credits of the person asking: what they have, until when, and where they came from (CRD-01, B104)',
  page: true,
  query: z.object({ page }),
  response: z.object({
    /** In points; ten are one credit (CRD-07). */
    balance: z.number().int(),
    /** CRD-09: what is left of each top-up, what expires first at the top. What is in none of them does not expire. */
    lots: z.array(z.object({ credits: z.number(), expires_at: Instant })),
    unpaid_id: Id.nullable(),
    entries: z.array(Entry),
    ...pages,
  }),
  refusals: ['accounts.not_signed_in'],
});

/** B104. The receipt is made from this on the device; its number is the same each time. */
const Purchase = Subscription.extend({
  receipt_number: z.string().nullable(),
  refunded_at: Instant.nullable(),
  /** RM that went back (M44). */
  refunded: z.number(),
});
export type Purchase = z.infer<typeof Purchase>;

export const purchaseHistory = shape({
  summary: 'What somebody has bought, the newest first; open to themselves (CRD-34, B104, D22)',
  page: true,
  params: z.object({ id: IdInPath }),
  query: z.object({ page }),
  response: z.object({
    purchases: z.array(Purchase),
    /** Whom the receipts are made out to. */
    buyer: z.object({ name: z.string(), email: z.string() }),
    /** Who sells: the name of the product. */
    seller: z.string(),
    ...pages,
  }),
  refusals: ['accounts.not_signed_in', 'accounts.not_found'],
});
