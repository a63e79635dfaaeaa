import { useLingui } from '@lingui/react/macro';
import { IconBuilding } from '@tabler/icons-react';
import type { AdminEnterprise } from '../../../contract/enterprises/schemas/admin.ts';
import { adminEnterprises } from '../../../contract/enterprises/endpoints.ts';
import { enterpriseTable } from '../../../contract/enterprises/values.ts';
import { shortDay } from '../../lib/time.ts';
import { useAdminTable } from '../../lib/use-admin-table.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { TablePage } from '../../ui/frames/TablePage.tsx';
import type { TableFilter } from '../../ui/frames/tablePageProps.ts';
import { EmptyState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';

const columnsIn = (zone: string): Column<AdminEnterprise>[] => {
  const { columns: heads } = enterpriseTable;
  return [
    { key: 'name', header: heads.name, card: 'title', cell: ({ name }) => <Text strong>{name}</Text> },
    { key: 'owner', header: heads.owner, cell: ({ owner }) => owner.full_name },
    { key: 'email', header: heads.email, cell: ({ owner }) => owner.email },
    { key: 'program_type', header: heads.program_type, cell: (row) => row.program_type },
    { key: 'estimated_participants', header: heads.estimated_participants, cell: (row) => row.estimated_participants },
    { key: 'country', header: heads.country, cell: ({ country }) => country },
    { key: 'phone_no', header: heads.phone_no, cell: (row) => row.phone_no },
    { key: 'admins', header: heads.admins, align: 'end', cell: ({ admins }) => admins },
    { key: 'created_at', header: heads.created_at, cell: (row) => shortDay(row.created_at, zone) },
  ];
};

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

/** B97: every company that has registered. */
export const AllEnterprisesPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const table = useAdminTable<AdminEnterprise>(enterpriseTable, adminEnterprises, asked);
  return (
    <TablePage
      {...table}
      lead={t`Every company that registered, with who owns it.`}
      onAsk={onAsk}
      columns={columnsIn(zone)}
      rowKey={({ id }) => id}
      empty={<EmptyState compact icon={IconBuilding} title={t`No company has registered yet`} />}
    />
  );
};
