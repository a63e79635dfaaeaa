import type { CreditPackage, Pricing, Promo, Subscription } from '../../../../contract/credits/index.ts';
import { inRinggit } from '../../../../contract/payments/index.ts';
import { payPath } from '../../payments/index.ts';
import type { PurchaseRow } from '../queries/purchases.ts';
import type { Price } from '../rules/price.ts';
import type { CreditPackageRow, PromoCodeRow } from '../tables.ts';

export const presentPackage = (row: CreditPackageRow): CreditPackage => ({
  id: row.id,
  name: row.name,
  cost: inRinggit(row.cost),
  currency: row.currency,
  credits: row.credits,
  valid_duration: row.validDuration,
  recommended: row.recommended,
});

/** CRD-29: under both names that the documents have. */
export const presentPrice = ({ original, subtotal, sst, fee, total }: Price): Pricing => ({
  cost: inRinggit(original),
  price: inRinggit(original),
  discount: inRinggit(original - subtotal),
  discountedAmount: inRinggit(subtotal),
  sst_amount: inRinggit(sst),
  sstAmount: inRinggit(sst),
  fees: inRinggit(fee),
  transactionFee: inRinggit(fee),
  total: inRinggit(total),
});

export const presentPromo = ({ id, code, discount, validUntil }: PromoCodeRow): Promo => ({
  promo_code_id: id,
  code,
  discount,
  valid_until: validUntil?.toString() ?? null,
});

interface Owed {
  id: number;
  expiresAt: { toString: () => string };
}

export const presentPurchase = ({ purchase, pack, code }: PurchaseRow, payment: Owed | undefined): Subscription => ({
  id: purchase.id,
  status: purchase.status,
  quantity: purchase.quantity,
  credits: purchase.credits,
  package: presentPackage(pack),
  pricing: presentPrice(purchase),
  promo: code === null ? null : { code, discount: purchase.discount },
  payment: payment
    ? {
        id: payment.id,
        url: payPath(payment.id),
        delete_url: `/payments/${payment.id}/delete`,
        expires_at: payment.expiresAt.toString(),
      }
    : null,
  created_at: purchase.createdAt.toString(),
  paid_at: purchase.paidAt?.toString() ?? null,
});
