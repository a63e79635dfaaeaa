import { useLingui } from '@lingui/react/macro';
import type { Purchase } from '../../../../contract/credits/schemas/history.ts';
import { money } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type Issuer, ReceiptButton } from './ReceiptButton.tsx';
import { creditWords } from '../words.ts';

const tones = { pending: 'orange', paid: 'green', removed: 'grey', expired: 'grey', refunded: 'cyan' } as const;

const Status = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useLingui();
  const { status, refunded, package: pack } = purchase;
  const words: Record<Purchase['status'], string> = {
    pending: t`Waiting for payment`,
    paid: t`Paid`,
    removed: t`Removed`,
    expired: t`Expired`,
    refunded: t`Refunded`,
  };
  const back = money(refunded, pack.currency);
  return (
    <Stack gap="xs" align="start">
      <StatusPill tone={tones[status]}>{words[status]}</StatusPill>
      {refunded > 0 && (
        <Text as="span" size="meta" tone="secondary">
          {t`${back} went back`}
        </Text>
      )}
    </Stack>
  );
};

const Package = ({ purchase }: { purchase: Purchase }) => (
  <Stack gap="none">
    <Text as="span" size="control" strong>
      {purchase.package.name}
    </Text>
    <Text as="span" size="meta" tone="secondary">
      {creditWords(purchase.credits)}
    </Text>
  </Stack>
);

/** CRD-34, B104 */
export const usePurchaseColumns = ({ zone, issuer }: { zone: string; issuer: Issuer | null }): Column<Purchase>[] => {
  const { t } = useLingui();
  return [
    { key: 'date', header: t`Date`, breaks: 'never', cell: ({ created_at: at }) => shortDay(at, zone) },
    { key: 'package', header: t`Package`, card: 'title', cell: (purchase) => <Package purchase={purchase} /> },
    { key: 'quantity', header: t`Quantity`, align: 'end', cell: ({ quantity }) => quantity },
    {
      key: 'amount',
      header: t`Amount`,
      align: 'end',
      breaks: 'never',
      cell: ({ pricing, package: pack }) => money(pricing.total, pack.currency),
    },
    {
      key: 'promo',
      header: t`Promo code`,
      card: 'filled',
      breaks: 'anywhere',
      cell: ({ promo }) => (promo === null ? '–' : `${promo.code} (${promo.discount}%)`),
    },
    { key: 'status', header: t`Status`, card: 'end', cell: (purchase) => <Status purchase={purchase} /> },
    {
      key: 'receipt',
      header: t`Receipt`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (purchase) => {
        if (purchase.status === 'pending')
          return (
            <Button size="sm" kind="light" href={paths.pendingPayment(purchase.id)}>
              {t`Pay Now`}
            </Button>
          );
        return issuer && <ReceiptButton purchase={purchase} issuer={issuer} zone={zone} />;
      },
    },
  ];
};
