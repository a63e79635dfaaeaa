import { z } from 'zod';
import { Id, Instant } from '../../schemas/types.ts';
import { purchaseStatuses } from '../values.ts';

/** CRD-04. `cost` in RM; `valid_duration` in days. */
export const CreditPackage = z.object({
  id: Id,
  name: z.string(),
  cost: z.number(),
  currency: z.string(),
  credits: z.number().int(),
  valid_duration: z.number().int(),
  /** CRD-03 */
  recommended: z.boolean(),
});
export type CreditPackage = z.infer<typeof CreditPackage>;

/** CRD-11, CRD-29: all in RM with two decimals. The documents have two names for most of them. */
export const Pricing = z.object({
  /** Before any discount: cost × quantity (D14). */
  cost: z.number(),
  price: z.number(),
  /** What the promo code takes off. */
  discount: z.number(),
  /** CRD-14: the subtotal, after the discount. */
  discountedAmount: z.number(),
  sst_amount: z.number(),
  sstAmount: z.number(),
  fees: z.number(),
  transactionFee: z.number(),
  /** 'Including all taxes & fees' (CRD-12). */
  total: z.number(),
});
export type Pricing = z.infer<typeof Pricing>;

/** CRD-21, B99. `discount` in percent. */
export const Promo = z.object({
  promo_code_id: Id,
  code: z.string(),
  discount: z.number().int(),
  valid_until: Instant.nullable(),
});
export type Promo = z.infer<typeof Promo>;

/** CRD-29 */
export const Subscription = z.object({
  id: Id,
  status: z.enum(purchaseStatuses),
  quantity: z.number().int(),
  /** Of all packages of the purchase together. */
  credits: z.number().int(),
  package: CreditPackage,
  pricing: Pricing,
  promo: z.object({ code: z.string(), discount: z.number().int() }).nullable(),
  /** Null: it cost nothing. `expires_at`: until when it can be paid. */
  payment: z.object({ id: Id, url: z.string(), delete_url: z.string(), expires_at: Instant }).nullable(),
  created_at: Instant,
  paid_at: Instant.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;
