import { useLingui } from '@lingui/react/macro';
import { Sums } from '../../../ui/Sums.tsx';
import { ringgit } from '../words.ts';

/** B107 */
const taxRate = '8%';

interface Props {
  lines: readonly { key: string; name: string; amount: number; price: number }[];
  tax: number;
  total: number;
}

/** What tickets cost, with the service tax stated. */
export const PriceSums = ({ lines, tax, total }: Props) => {
  const { t } = useLingui();
  const all = [
    ...lines.map(({ key, name, amount, price }) => ({
      key,
      label: t`${amount} × ${name}`,
      value: price > 0 ? ringgit(amount * price) : t`Free`,
    })),
    ...(total > 0 ? [{ key: 'tax', label: t`Service tax (${taxRate})`, value: ringgit(tax) }] : []),
  ];
  return <Sums lines={all} total={{ label: t`Total`, value: total > 0 ? ringgit(total) : t`Free` }} />;
};
