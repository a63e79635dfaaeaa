import { useLingui } from '@lingui/react/macro';
import { IconStack2 } from '@tabler/icons-react';
import type { AdminProgramme } from '../../../contract/programmes/schemas/admin.ts';
import { adminProgrammes } from '../../../contract/programmes/endpoints.ts';
import { programmeTable } from '../../../contract/programmes/values.ts';
import { adminPath } from '../../lib/paths.ts';
import { plainDay, shortDay } from '../../lib/time.ts';
import { useAdminTable } from '../../lib/use-admin-table.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { TablePage } from '../../ui/frames/TablePage.tsx';
import type { TableFilter } from '../../ui/frames/tablePageProps.ts';
import { Link } from '../../ui/navigation.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { EmptyState } from '../../ui/States.tsx';

const day = (date: string | null) => (date === null ? '–' : plainDay(date));

const columnsIn = (zone: string): Column<AdminProgramme>[] => {
  const { columns: heads } = programmeTable;
  return [
    {
      key: 'name',
      header: heads.name,
      card: 'title',
      cell: (programme) => <Link href={adminPath(programme)}>{programme.name}</Link>,
    },
    { key: 'enterprise', header: heads.enterprise, cell: ({ enterprise }) => enterprise.name },
    {
      key: 'status',
      header: heads.status,
      card: 'end',
      cell: ({ status }) => <StatusPill tone={status === 'Active' ? 'green' : 'grey'}>{status}</StatusPill>,
    },
    { key: 'pairing_method_type', header: heads.pairing_method_type, cell: (row) => row.pairing_method_type },
    { key: 'mentees', header: heads.mentees, align: 'end', cell: ({ mentees }) => mentees },
    { key: 'mentors', header: heads.mentors, align: 'end', cell: ({ mentors }) => mentors },
    { key: 'admins', header: heads.admins, align: 'end', cell: ({ admins }) => admins },
    { key: 'start_date', header: heads.start_date, cell: (row) => day(row.start_date) },
    { key: 'end_date', header: heads.end_date, cell: (row) => day(row.end_date) },
    { key: 'created_at', header: heads.created_at, cell: (row) => shortDay(row.created_at, zone) },
  ];
};

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

/** B97: the programmes of all companies; each links to its own administration. */
export const AllProgrammesPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const table = useAdminTable<AdminProgramme>(programmeTable, adminProgrammes, asked);
  return (
    <TablePage
      {...table}
      lead={t`The programs of every company.`}
      onAsk={onAsk}
      columns={columnsIn(zone)}
      rowKey={({ id }) => id}
      empty={<EmptyState compact icon={IconStack2} title={t`No program has been created yet`} />}
    />
  );
};
