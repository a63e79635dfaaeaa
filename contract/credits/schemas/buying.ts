import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Id, IdInPath, Message, Redirect } from '../../schemas/types.ts';
import { creditLimits } from '../values.ts';
import { CreditPackage, Pricing, Promo, Subscription } from './purchase.ts';

const Quantity = z.coerce.number<number>().int().min(1).max(creditLimits.quantity);

export const purchasePage = shape({
  summary: 'A package with its price for this reader, and the packages beside it (CRD-02, CRD-03, CRD-10, CRD-11)',
  page: true,
  params: z.object({ id: IdInPath }),
  query: z.object({
    quantity: Quantity.default(1),
    /** CRD-05: prefilled; whether it is good is asked with POST /promo_codes/validate. */
    promo_code: z.string().max(200).optional(),
    /** The code that has been found good: the price is less by it. */
    promo_code_id: IdInPath.optional(),
  }),
  response: z.object({
    package: CreditPackage,
    packages: z.array(CreditPackage),
    quantity: z.number().int(),
    pricing: Pricing,
    promo: Promo.nullable(),
    /** In points; 0 for somebody who is not signed in. */
    balance: z.number().int(),
    /** B100: a purchase that is not paid yet, which comes first. */
    unpaid_id: Id.nullable(),
    /** False: this installation takes no payments yet. */
    can_pay: z.boolean(),
  }),
  refusals: ['credits.package_not_found', 'credits.promo_invalid'],
});

const codeMissing = say('credits.code_missing');

export const validatePromoCode = shape({
  summary: 'Whether a promo code is good for this person and package (CRD-17 to CRD-21, B99)',
  body: z.object({
    promo_code: z
      .string(codeMissing)
      .trim()
      .min(1, codeMissing)
      .max(creditLimits.promoCode, say('credits.code_too_long')),
    package_id: IdInPath,
  }),
  response: Promo.extend({ message: z.string() }),
  refusals: ['accounts.not_signed_in', 'credits.promo_invalid', 'credits.package_not_found'],
  limit: { max: 60, per: 'hour', by: 'account' },
});

export const checkOut = shape({
  summary: 'Begins a purchase of credits and leads to its payment (CRD-22, CRD-23, B100)',
  answers: 'redirect',
  idempotent: true,
  body: z.object({
    /** CRD-22: proves a form without a script; the header X-CSRF-Token does the same. */
    authenticity_token: z.string().max(500).optional(),
    user_subscription: z.object({
      package_id: IdInPath,
      /** CRD-23: who buys is who is signed in. */
      user_id: z.unknown().optional(),
      quantity: Quantity.default(1),
      promo_code_id: z.preprocess((sent) => (sent === '' ? null : sent), IdInPath.nullable().optional()),
    }),
  }),
  response: Redirect,
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'credits.package_not_found',
    'credits.promo_invalid',
    'payments.not_set_up',
  ],
});

const ofSubscription = z.object({ id: IdInPath });
const buyers = ['accounts.not_signed_in', 'credits.purchase_not_found'] as const;

export const pendingPayment = shape({
  summary: 'A purchase that waits for its payment (CRD-25, CRD-29)',
  page: true,
  params: ofSubscription,
  response: z.object({ subscription: Subscription }),
  refusals: buyers,
});

export const thankYou = shape({
  summary: 'What was bought, and where the page of thanks leads (CRD-30)',
  page: true,
  params: ofSubscription,
  response: z.object({
    subscription: Subscription,
    /** In points, with what was bought once it is paid. */
    balance: z.number().int(),
  }),
  refusals: buyers,
});

export const confirmReceipt = shape({
  summary: 'The member has taken notice of their promo code: its banner is not shown any more (CRD-33)',
  /** Null while the code is still to be earned (B103). */
  body: z.object({ promo_code_id: IdInPath.nullable() }),
  response: Message,
  refusals: ['accounts.not_signed_in'],
});
