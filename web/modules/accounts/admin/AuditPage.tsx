import { useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import { auditLines } from '../../../../contract/accounts/endpoints.ts';
import type { AuditLine } from '../../../../contract/accounts/schemas/audit.ts';
import { auditTable, commandLine } from '../../../../contract/accounts/values.ts';
import { momentIn } from '../../../lib/admin-tables.ts';
import { useAdminTable } from '../../../lib/use-admin-table.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { TablePage } from '../../../ui/frames/TablePage.tsx';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Truncate } from '../../../ui/Truncate.tsx';

const useColumns = (zone: string): Column<AuditLine>[] => {
  const { t } = useLingui();
  const { columns: heads } = auditTable;
  return [
    { key: 'at', header: heads.at, cell: ({ at }) => momentIn(at, zone) },
    {
      key: 'actor',
      header: heads.actor,
      cell: ({ actor, source }) => actor?.email ?? (source === 'command_line' ? commandLine : t`Nobody signed in`),
    },
    { key: 'as_user', header: heads.as_user, cell: ({ as_user: viewed }) => viewed?.email ?? '–' },
    { key: 'action', header: heads.action, card: 'title', cell: ({ action }) => <Text strong>{action}</Text> },
    {
      key: 'object',
      header: heads.object,
      cell: ({ object_type: kind, object_id: id }) => (id === null ? kind : `${kind} ${id}`),
    },
    {
      key: 'details',
      header: heads.details,
      cell: ({ details }) => (details === '' ? '–' : <Truncate max={80}>{details}</Truncate>),
    },
    { key: 'ip', header: heads.ip, cell: ({ ip }) => ip ?? '–' },
  ];
};

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

/** SYS-19, B11: what was done and by whom. */
export const AuditPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const table = useAdminTable<AuditLine>(auditTable, auditLines, asked);
  const columns = useColumns(zone);
  return (
    <TablePage
      {...table}
      lead={t`What was done, by whom, and through whose eyes.`}
      onAsk={onAsk}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState compact icon={IconHistory} title={t`Nothing has been written down yet`} />}
    />
  );
};
