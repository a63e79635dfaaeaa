import { useLingui } from '@lingui/react/macro';
import { IconCreditCardRefund, IconReceipt2 } from '@tabler/icons-react';
import { useState } from 'react';
import { creditPurchases } from '../../../../contract/credits/endpoints.ts';
import type { CreditPurchase } from '../../../../contract/credits/schemas/admin.ts';
import { creditLimits, purchaseTable } from '../../../../contract/credits/values.ts';
import { momentIn } from '../../../lib/admin-tables.ts';
import { refusalOf } from '../../../lib/call.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useAdminTable } from '../../../lib/use-admin-table.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { TablePage } from '../../../ui/frames/TablePage.tsx';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useRefund } from './queries.ts';
import { GrantDialog } from './windows.ts';

const tones = { Purchase: 'green', Free: 'blue', Refunded: 'grey' } as const;
const money = (ringgit: number) => ringgit.toFixed(2);

const useColumns = (zone: string, onRefund: (row: CreditPurchase) => void): Column<CreditPurchase>[] => {
  const { t } = useLingui();
  const { columns: heads } = purchaseTable;
  const yesNo = (is: boolean) => (is ? t`Yes` : t`No`);
  return [
    { key: 'paymentId', header: heads.paymentId, cell: ({ paymentId }) => paymentId ?? '–' },
    {
      key: 'transactionType',
      header: heads.transactionType,
      card: 'end',
      cell: ({ transactionType: type }) => <StatusPill tone={tones[type]}>{type}</StatusPill>,
    },
    { key: 'amountPaid', header: heads.amountPaid, align: 'end', cell: (row) => money(row.amountPaid) },
    { key: 'serviceTax', header: heads.serviceTax, align: 'end', cell: (row) => money(row.serviceTax) },
    {
      key: 'dateOfPurchased',
      header: heads.dateOfPurchased,
      breaks: 'never',
      cell: (row) => momentIn(row.dateOfPurchased, zone),
    },
    { key: 'purchasedQuantity', header: heads.purchasedQuantity, align: 'end', cell: (row) => row.purchasedQuantity },
    { key: 'promoCodeUsed', header: heads.promoCodeUsed, cell: (row) => row.promoCodeUsed ?? '–' },
    { key: 'discountRate', header: heads.discountRate, align: 'end', cell: (row) => row.discountRate },
    { key: 'totalDiscount', header: heads.totalDiscount, align: 'end', cell: (row) => money(row.totalDiscount) },
    { key: 'firstName', header: heads.firstName, card: 'title', cell: (row) => row.firstName },
    { key: 'lastName', header: heads.lastName, cell: (row) => row.lastName },
    { key: 'emailAddress', header: heads.emailAddress, breaks: 'never', cell: (row) => row.emailAddress },
    { key: 'firstTimeBuyer', header: heads.firstTimeBuyer, cell: (row) => yesNo(row.firstTimeBuyer) },
    { key: 'isProgramme', header: heads.isProgramme, cell: (row) => yesNo(row.isProgramme) },
    { key: 'programmeName', header: heads.programmeName, cell: (row) => row.programmeName ?? '–' },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) =>
        row.transactionType === 'Purchase' && (
          <IconButton
            icon={IconCreditCardRefund}
            label={t`Pay back what ${row.emailAddress} did not use`}
            onPress={() => onRefund(row)}
          />
        ),
    },
  ];
};

/** M44: what is unused goes back, and the reason is kept. */
const RefundQuestion = ({ row, onClose }: { row: CreditPurchase; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useRefund();
  // One key for the window: a second tap is the same act.
  const [key] = useState(newKey);
  const { id, emailAddress: who, package: pack } = row;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={(reason) =>
        mutate(
          { id, reason, key },
          {
            onSuccess: ({ refunded }) => {
              toastSuccess(t`RM${money(refunded)} is on its way back to ${who}`);
              onClose();
            },
          },
        )
      }
      title={t`Pay back what is unused of ${pack}?`}
      confirmLabel={t`Pay back`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
      reason={{ label: t`Reason`, requiredMessage: t`Please say why`, max: creditLimits.reason }}
    >
      {t`${who} gets the share of the price whose credits are not used yet, and those credits are taken away. This cannot be undone.`}
    </ConfirmDialog>
  );
};

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

/** CRD-35, B97 */
export const PurchasesPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const table = useAdminTable<CreditPurchase>(purchaseTable, creditPurchases, asked);
  const [refunding, setRefunding] = useState<CreditPurchase | null>(null);
  const [granting, setGranting] = useState(false);
  return (
    <>
      <TablePage
        {...table}
        lead={t`Every purchase of credits that was paid for or cost nothing.`}
        actions={<Button onPress={() => setGranting(true)}>{t`Give or take credits`}</Button>}
        onAsk={onAsk}
        columns={useColumns(zone, setRefunding)}
        rowKey={({ id }) => id}
        empty={<EmptyState compact icon={IconReceipt2} title={t`Nobody has bought credits yet`} />}
      />
      {refunding && <RefundQuestion row={refunding} onClose={() => setRefunding(null)} />}
      {granting && <GrantDialog onClose={() => setGranting(false)} />}
    </>
  );
};
