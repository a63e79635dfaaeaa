import { useLingui } from '@lingui/react/macro';
import { IconArchive, IconCoins, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminPackage } from '../../../../contract/credits/schemas/admin.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useAdminPackages, useRetirePackage } from './queries.ts';
import { PackageDialog } from './windows.ts';

const useColumns = (onRetire: (row: AdminPackage) => void): Column<AdminPackage>[] => {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      header: t`Name`,
      card: 'title',
      cell: ({ name, recommended }) => (
        <Row gap="sm">
          <Text strong>{name}</Text>
          {recommended && (
            <StatusPill tone="brand" size="sm">
              {t`Recommended`}
            </StatusPill>
          )}
        </Row>
      ),
    },
    { key: 'cost', header: t`Price (RM)`, align: 'end', cell: ({ cost }) => cost.toFixed(2) },
    { key: 'credits', header: t`Credits`, align: 'end', cell: ({ credits }) => credits },
    { key: 'valid', header: t`Valid (days)`, align: 'end', cell: ({ valid_duration: days }) => days },
    { key: 'sold', header: t`Sold`, align: 'end', cell: ({ sold }) => sold },
    {
      key: 'status',
      header: t`Status`,
      card: 'end',
      cell: ({ retired_at: since }) => (
        <StatusPill tone={since === null ? 'green' : 'grey'}>{since === null ? t`Offered` : t`Retired`}</StatusPill>
      ),
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) =>
        row.retired_at === null && (
          <IconButton icon={IconArchive} label={t`Retire ${row.name}`} onPress={() => onRetire(row)} />
        ),
    },
  ];
};

const RetireQuestion = ({ row: { id, name }, onClose }: { row: AdminPackage; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useRetirePackage();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        mutate(id, {
          onSuccess: () => {
            toastSuccess(t`${name} is no longer offered`);
            onClose();
          },
        })
      }
      title={t`Retire ${name}?`}
      confirmLabel={t`Retire`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
    >
      {t`It cannot be bought any more. Purchases that have begun keep it, and so do the credits that people have.`}
    </ConfirmDialog>
  );
};

/** CRD-04, B97 */
export const PackagesPage = () => {
  const { t } = useLingui();
  const { data, isError, error, refetch } = useAdminPackages();
  const [retiring, setRetiring] = useState<AdminPackage | null>(null);
  const [adding, setAdding] = useState(false);
  const state = data ? 'ready' : isError ? 'error' : 'loading';
  return (
    <ListPage
      title={t`Credit packages`}
      lead={t`What members can buy.`}
      width="admin"
      actions={
        <Button kind="primary" icon={IconPlus} onPress={() => setAdding(true)}>
          {t`New package`}
        </Button>
      }
    >
      <DataTable
        label={t`Credit packages`}
        columns={useColumns(setRetiring)}
        rows={data ?? []}
        rowKey={({ id }) => id}
        state={state}
        errorText={refusalOf(error)?.error ?? null}
        onRetry={() => void refetch()}
        empty={<EmptyState compact icon={IconCoins} title={t`There is no package yet`} />}
      />
      {retiring && <RetireQuestion row={retiring} onClose={() => setRetiring(null)} />}
      {adding && <PackageDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
};
