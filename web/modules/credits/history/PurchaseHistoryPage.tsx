import { Trans, useLingui } from '@lingui/react/macro';
import { IconReceipt } from '@tabler/icons-react';
import type { CurrentUser } from '../../../../contract/me/schemas.ts';
import { packages } from '../../../../contract/credits/values.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { usePurchaseHistory } from '../queries.ts';
import { usePurchaseColumns } from './usePurchaseColumns.tsx';

interface Props {
  me: CurrentUser;
  page: number;
  onPage: (page: number) => void;
}

/** CRD-34, B104: what the reader has bought, with a receipt for each. */
export const PurchaseHistoryPage = ({ me, page, onPage }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Purchase history`);
  const { data, table } = usePurchaseHistory(me.id, page);
  const columns = usePurchaseColumns({ zone: me.timezone, issuer: data ?? null });
  return (
    <ListPage
      title={t`Purchase history`}
      lead={t`Everything you have bought, with a receipt for each payment.`}
      back={{ href: paths.credits(), label: t`Credits` }}
    >
      <DataTable
        label={t`Purchases`}
        columns={columns}
        rowKey={({ id }) => id}
        {...table}
        onPage={onPage}
        empty={
          <EmptyState
            compact
            icon={IconReceipt}
            title={t`You have not bought anything yet`}
            action={
              <Button kind="light" href={paths.package(packages.single)}>
                {t`Top up Credit`}
              </Button>
            }
          >
            <Trans>Your purchases and their receipts are listed here.</Trans>
          </EmptyState>
        }
      />
    </ListPage>
  );
};
