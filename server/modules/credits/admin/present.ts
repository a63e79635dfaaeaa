import { Temporal } from 'temporal-polyfill';
import type {
  AdminPackage,
  AdminPromoCode,
  CreditPurchase,
  promoTable,
  purchaseTable,
} from '../../../../contract/credits/index.ts';
import { momentCell } from '../../../platform/table-pages.ts';
import { inRinggit } from '../../../../contract/payments/index.ts';
import { presentPackage } from '../buy/present.ts';
import type { ListedPackage, ListedPromo, PurchaseRecord } from '../queries/admin.ts';

const typeOf = ({ purchase }: PurchaseRecord) => {
  if (purchase.status === 'refunded') return 'Refunded';
  return purchase.total === 0 ? 'Free' : 'Purchase';
};

/** CRD-35 */
export const presentRecord = (row: PurchaseRecord): CreditPurchase => {
  const { purchase, buyer, program } = row;
  return {
    id: purchase.id,
    paymentId: row.paymentId,
    transactionType: typeOf(row),
    amountPaid: inRinggit(purchase.total),
    serviceTax: inRinggit(purchase.sst),
    dateOfPurchased: (purchase.paidAt ?? purchase.createdAt).toString(),
    purchasedQuantity: purchase.quantity,
    promoCodeUsed: row.code,
    discountRate: purchase.discount,
    totalDiscount: inRinggit(purchase.original - purchase.subtotal),
    firstName: buyer.firstname,
    lastName: buyer.lastname,
    emailAddress: buyer.email,
    firstTimeBuyer: purchase.firstPurchase,
    isProgramme: program !== null,
    programmeName: program,
    package: row.pack,
    refunded: inRinggit(purchase.refunded),
  };
};

type Cells<T extends { columns: object }> = Record<keyof T['columns'], string | number | null>;

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
/** Two decimals, as money is written. */
const money = (ringgit: number) => ringgit.toFixed(2);

export const recordCells = (row: PurchaseRecord, zone: string): Cells<typeof purchaseTable> => {
  const { dateOfPurchased, ...told } = presentRecord(row);
  return {
    paymentId: told.paymentId,
    transactionType: told.transactionType,
    amountPaid: money(told.amountPaid),
    serviceTax: money(told.serviceTax),
    dateOfPurchased: momentCell(Temporal.Instant.from(dateOfPurchased), zone),
    purchasedQuantity: told.purchasedQuantity,
    promoCodeUsed: told.promoCodeUsed,
    discountRate: told.discountRate,
    totalDiscount: money(told.totalDiscount),
    firstName: told.firstName,
    lastName: told.lastName,
    emailAddress: told.emailAddress,
    firstTimeBuyer: yesNo(told.firstTimeBuyer),
    isProgramme: yesNo(told.isProgramme),
    programmeName: told.programmeName,
  };
};

const statusOf = ({ promo, uses }: ListedPromo, now: Temporal.Instant) => {
  if (promo.retiredAt !== null) return 'Retired';
  if (promo.validUntil !== null && Temporal.Instant.compare(promo.validUntil, now) <= 0) return 'Expired';
  return promo.maxUses !== null && uses >= promo.maxUses ? 'Used up' : 'Active';
};

export const presentListedPromo = (row: ListedPromo, now: Temporal.Instant): AdminPromoCode => ({
  id: row.id,
  code: row.promo.code,
  discount: row.promo.discount,
  package: row.pack,
  recipient: row.recipient,
  valid_until: row.promo.validUntil?.toString() ?? null,
  max_uses: row.promo.maxUses,
  uses: row.uses,
  status: statusOf(row, now),
  created_at: row.promo.createdAt.toString(),
});

export const promoCells = (row: ListedPromo, now: Temporal.Instant, zone: string): Cells<typeof promoTable> => ({
  code: row.promo.code,
  discount: row.promo.discount,
  package: row.pack,
  recipient: row.recipient,
  valid_until: momentCell(row.promo.validUntil, zone),
  max_uses: row.promo.maxUses,
  uses: row.uses,
  status: statusOf(row, now),
  created_at: momentCell(row.promo.createdAt, zone),
});

export const presentListedPackage = ({ pack, sold }: ListedPackage): AdminPackage => ({
  ...presentPackage(pack),
  sold,
  created_at: pack.createdAt.toString(),
  retired_at: pack.retiredAt?.toString() ?? null,
});
