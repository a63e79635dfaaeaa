import { z } from 'zod';
import { tableFileShape, tablePageShape } from '../../admin-tables/schemas.ts';
import { Email } from '../../accounts/schemas/fields.ts';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Day, Id, IdInPath, Instant } from '../../schemas/types.ts';
import { creditLimits, promoTable, purchaseTable } from '../values.ts';
import { CreditPackage } from './purchase.ts';

/** CRD-35. Amounts in RM. */
export const CreditPurchase = z.object({
  /** Of the purchase. */
  id: Id,
  paymentId: Id.nullable(),
  transactionType: z.enum(['Purchase', 'Free', 'Refunded']),
  amountPaid: z.number(),
  serviceTax: z.number(),
  dateOfPurchased: Instant,
  purchasedQuantity: z.number().int(),
  promoCodeUsed: z.string().nullable(),
  discountRate: z.number().int(),
  totalDiscount: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  firstTimeBuyer: z.boolean(),
  isProgramme: z.boolean(),
  programmeName: z.string().nullable(),
  package: z.string(),
  refunded: z.number(),
});
export type CreditPurchase = z.infer<typeof CreditPurchase>;

export const creditPurchases = tablePageShape(purchaseTable, CreditPurchase);
export const creditPurchasesFile = tableFileShape(purchaseTable);

export const AdminPromoCode = z.object({
  id: Id,
  code: z.string(),
  discount: z.number().int(),
  package: z.string().nullable(),
  /** The email address of the one whom it is for. */
  recipient: z.string().nullable(),
  valid_until: Instant.nullable(),
  max_uses: z.number().int().nullable(),
  uses: z.number().int(),
  status: z.enum(['Active', 'Expired', 'Used up', 'Retired']),
  created_at: Instant,
});
export type AdminPromoCode = z.infer<typeof AdminPromoCode>;

export const adminPromoCodes = tablePageShape(promoTable, AdminPromoCode);
export const adminPromoCodesFile = tableFileShape(promoTable);

const admins = ['accounts.not_signed_in', 'accounts.platform_admins_only'] as const;
const codeForm = say('credits.code_form');
const whole = (least: number, most: number) => {
  const message = say('credits.whole_number', { least, most });
  return z.coerce.number<number>(message).int(message).min(least, message).max(most, message);
};

export const createPromoCode = shape({
  summary: 'A new promo code (CRD-21)',
  idempotent: true,
  body: z.object({
    code: z
      .string(codeForm)
      .trim()
      .max(creditLimits.promoCode, { error: codeForm, abort: true })
      .regex(/^[A-Za-z0-9_-]{3,40}$/, codeForm),
    discount: whole(1, 100),
    package_id: IdInPath.nullable().default(null),
    /** Whom it is for, by address; everybody by default. */
    recipient_email: z.union([z.literal(''), Email]).default(''),
    /** The last day, where the maker lives. */
    valid_until: Day(say('credits.day_wrong')).nullable().default(null),
    max_uses: whole(1, 1_000_000).nullable().default(null),
  }),
  response: AdminPromoCode,
  refusals: [...admins, 'credits.code_taken', 'credits.recipient_not_found', 'credits.package_not_found'],
});

export const retirePromoCode = shape({
  summary: 'Nobody can use the promo code any more',
  params: z.object({ id: IdInPath }),
  response: AdminPromoCode,
  refusals: [...admins, 'credits.promo_not_found'],
});

export const AdminPackage = CreditPackage.extend({
  /** How many were sold. */
  sold: z.number().int(),
  created_at: Instant,
  retired_at: Instant.nullable(),
});
export type AdminPackage = z.infer<typeof AdminPackage>;

export const adminPackages = shape({
  summary: 'All packages of credits, what can be bought first (CRD-04)',
  response: z.object({ packages: z.array(AdminPackage) }),
  refusals: admins,
});

const nameMissing = say('credits.name_missing');
const costForm = say('credits.cost_form');

export const createPackage = shape({
  summary: 'A new package of credits (CRD-04, CRD-06)',
  idempotent: true,
  body: z.object({
    name: z.string(nameMissing).trim().min(1, nameMissing).max(creditLimits.packageName, say('credits.name_too_long')),
    /** RM */
    cost: z.coerce.number<number>(costForm).min(0, costForm).max(100_000, costForm).multipleOf(0.01, costForm),
    credits: whole(1, 100),
    /** Days */
    valid_duration: whole(1, 3650),
    recommended: z.boolean().default(false),
  }),
  response: AdminPackage,
  refusals: admins,
});

export const retirePackage = shape({
  summary: 'The package cannot be bought any more',
  params: z.object({ id: IdInPath }),
  response: AdminPackage,
  refusals: [...admins, 'credits.package_not_found', 'credits.last_package'],
});

const reasonMissing = say('credits.reason_missing');
const Reason = z
  .string(reasonMissing)
  .trim()
  .min(1, reasonMissing)
  .max(creditLimits.reason, say('credits.reason_too_long'));

export const grantCredits = shape({
  summary: 'Gives somebody credits, or takes some away, for a reason that stands in their history',
  idempotent: true,
  body: z.object({
    email: Email,
    /** Less than 0: they are taken away. */
    credits: whole(-100, 100).refine((credits) => credits !== 0, say('credits.not_zero')),
    reason: Reason,
  }),
  response: z.object({ balance: z.number().int() }),
  refusals: [...admins, 'accounts.not_while_viewing', 'credits.recipient_not_found', 'credits.too_few_to_take'],
});

export const refundPurchase = shape({
  summary: 'Pays back what is unused of a purchase, pro rata, and takes those credits away (M44)',
  idempotent: true,
  params: z.object({ id: IdInPath }),
  body: z.object({ reason: Reason }),
  response: CreditPurchase,
  refusals: [
    ...admins,
    'accounts.not_while_viewing',
    'credits.purchase_not_found',
    'credits.nothing_to_refund',
    'credits.refunded_already',
  ],
});
