import { useLingui } from '@lingui/react/macro';
import type { Purchase } from '../../../../contract/credits/schemas/history.ts';
import { money } from '../../../lib/money.ts';
import { shortDay } from '../../../lib/time.ts';
import { ReceiptDownload, type ReceiptWords } from '../../payments/index.ts';
import { usePriceLines } from '../PriceLines.tsx';
import { creditWords, validityWords } from '../words.ts';

/** Who sells, and to whom. */
export interface Issuer {
  seller: string;
  buyer: { name: string; email: string };
}

const useReceiptWords = ({ seller, buyer }: Issuer, zone: string) => {
  const { t } = useLingui();
  const lines = usePriceLines();
  return (number: string, purchase: Purchase): ReceiptWords => {
    const { package: pack, quantity, pricing, promo, paid_at: paidAt, refunded, refunded_at: refundedAt } = purchase;
    const total = money(pricing.total, pack.currency);
    const paid = shortDay(paidAt ?? purchase.created_at, zone);
    const credits = creditWords(purchase.credits);
    const validity = validityWords(pack.valid_duration);
    const back = money(refunded, pack.currency);
    const refundDay = refundedAt === null ? '' : shortDay(refundedAt, zone);
    return {
      title: t`Receipt`,
      seller,
      facts: [
        [t`Receipt number`, number],
        [t`Date`, paid],
        [t`Seller`, seller],
        [t`Buyer`, `${buyer.name}, ${buyer.email}`],
        ...(promo === null ? [] : [[t`Promo code`, promo.code] as const]),
      ],
      heading: `${quantity} × ${pack.name} · ${credits} · ${validity}`,
      lines: lines({ package: pack, quantity, pricing, discount: promo?.discount ?? null }),
      total: { label: t`Total, including all taxes & fees`, value: total },
      notes: [
        ...(paidAt === null ? [] : [t`Paid in full on ${paid}.`]),
        ...(refundedAt === null ? [] : [t`${back} refunded on ${refundDay}.`]),
      ],
      foot: `${seller} · ${number}`,
      page: (at, of) => t`Page ${at} of ${of}`,
    };
  };
};

interface Props {
  purchase: Purchase;
  issuer: Issuer;
  zone: string;
}

/** B104: the receipt of a purchase; what was never paid has none. */
export const ReceiptButton = ({ purchase, issuer, zone }: Props) => {
  const words = useReceiptWords(issuer, zone);
  const { receipt_number: number } = purchase;
  return number === null ? null : <ReceiptDownload number={number} words={() => words(number, purchase)} />;
};
