import { useLingui } from '@lingui/react/macro';
import type { CreditPackage, Pricing } from '../../../contract/credits/schemas/purchase.ts';
import { money } from '../../lib/money.ts';
import { Sums } from '../../ui/Sums.tsx';

/** CRD-15 */
const sst = '8%';

interface Priced {
  package: CreditPackage;
  quantity: number;
  pricing: Pricing;
  /** In percent; null without a code. */
  discount: number | null;
}

/** CRD-11: the lines of a price, on the page and on the receipt. */
export const usePriceLines = () => {
  const { t } = useLingui();
  return ({ package: pack, quantity, pricing, discount }: Priced) => {
    const of = (amount: number) => money(amount, pack.currency);
    const each = of(pack.cost);
    return [
      {
        key: 'original',
        label: quantity > 1 ? t`Original price (${quantity} × ${each})` : t`Original price`,
        value: of(pricing.price),
      },
      {
        key: 'discount',
        label: discount === null ? t`Discount` : t`Discount (${discount}%)`,
        value: of(-pricing.discount),
        ...(pricing.discount > 0 && { tone: 'success' as const }),
      },
      { key: 'subtotal', label: t`Subtotal`, value: of(pricing.discountedAmount) },
      { key: 'sst', label: t`SST (${sst})`, value: of(pricing.sstAmount) },
      { key: 'fee', label: t`Transaction fee`, value: of(pricing.transactionFee) },
    ];
  };
};

/** CRD-11, CRD-12 */
export const PriceLines = ({ stale = false, ...priced }: Priced & { stale?: boolean }) => {
  const { t } = useLingui();
  const lines = usePriceLines();
  const total = money(priced.pricing.total, priced.package.currency);
  return (
    <Sums
      lines={lines(priced)}
      total={{ label: t`Total`, value: total, note: t`Including all taxes & fees` }}
      stale={stale}
    />
  );
};
