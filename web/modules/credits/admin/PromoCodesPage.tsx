import { useLingui } from '@lingui/react/macro';
import { IconArchive, IconPlus, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { adminPromoCodes } from '../../../../contract/credits/endpoints.ts';
import type { AdminPromoCode } from '../../../../contract/credits/schemas/admin.ts';
import { promoTable } from '../../../../contract/credits/values.ts';
import { momentIn } from '../../../lib/admin-tables.ts';
import { refusalOf } from '../../../lib/call.ts';
import { shortDay } from '../../../lib/time.ts';
import { useAdminTable } from '../../../lib/use-admin-table.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { TablePage } from '../../../ui/frames/TablePage.tsx';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useRetireCode } from './queries.ts';
import { PromoCodeDialog } from './windows.ts';

const useColumns = (zone: string, onRetire: (row: AdminPromoCode) => void): Column<AdminPromoCode>[] => {
  const { t } = useLingui();
  const { columns: heads } = promoTable;
  return [
    { key: 'code', header: heads.code, card: 'title', cell: ({ code }) => <Text strong>{code}</Text> },
    { key: 'discount', header: heads.discount, align: 'end', cell: ({ discount }) => discount },
    { key: 'package', header: heads.package, cell: (row) => row.package ?? t`All packages` },
    { key: 'recipient', header: heads.recipient, breaks: 'anywhere', cell: (row) => row.recipient ?? t`Everybody` },
    {
      key: 'valid_until',
      header: heads.valid_until,
      breaks: 'never',
      cell: ({ valid_until: until }) => (until === null ? '–' : momentIn(until, zone)),
    },
    { key: 'max_uses', header: heads.max_uses, align: 'end', cell: ({ max_uses: most }) => most ?? '–' },
    { key: 'uses', header: heads.uses, align: 'end', cell: ({ uses }) => uses },
    {
      key: 'status',
      header: heads.status,
      card: 'end',
      cell: ({ status }) => <StatusPill tone={status === 'Active' ? 'green' : 'grey'}>{status}</StatusPill>,
    },
    { key: 'created_at', header: heads.created_at, cell: (row) => shortDay(row.created_at, zone) },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) =>
        row.status !== 'Retired' && (
          <IconButton icon={IconArchive} label={t`Retire ${row.code}`} onPress={() => onRetire(row)} />
        ),
    },
  ];
};

const RetireQuestion = ({ row: { id, code }, onClose }: { row: AdminPromoCode; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useRetireCode();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        mutate(id, {
          onSuccess: () => {
            toastSuccess(t`${code} cannot be used any more`);
            onClose();
          },
        })
      }
      title={t`Retire ${code}?`}
      confirmLabel={t`Retire`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
    >
      {t`Nobody can use it any more. Purchases that have begun with it keep their price.`}
    </ConfirmDialog>
  );
};

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

/** CRD-21, B97 */
export const PromoCodesPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const table = useAdminTable<AdminPromoCode>(promoTable, adminPromoCodes, asked);
  const [retiring, setRetiring] = useState<AdminPromoCode | null>(null);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <TablePage
        {...table}
        lead={t`Codes that take a percentage off a purchase of credits.`}
        actions={
          <Button kind="primary" icon={IconPlus} onPress={() => setAdding(true)}>
            {t`New promo code`}
          </Button>
        }
        onAsk={onAsk}
        columns={useColumns(zone, setRetiring)}
        rowKey={({ id }) => id}
        empty={<EmptyState compact icon={IconTicket} title={t`There is no promo code yet`} />}
      />
      {retiring && <RetireQuestion row={retiring} onClose={() => setRetiring(null)} />}
      {adding && <PromoCodeDialog onClose={() => setAdding(false)} />}
    </>
  );
};
