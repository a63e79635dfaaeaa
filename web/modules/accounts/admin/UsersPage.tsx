import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import type { AdminUser } from '../../../../contract/accounts/schemas/admin.ts';
import { adminUsers } from '../../../../contract/accounts/endpoints.ts';
import { userStatuses, userTable, userTypes } from '../../../../contract/accounts/values.ts';
import { momentIn } from '../../../lib/admin-tables.ts';
import { delays } from '../../../lib/delays.ts';
import { paths } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { useAdminTable } from '../../../lib/use-admin-table.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { TablePage } from '../../../ui/frames/TablePage.tsx';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { UserActs } from './UserActs.tsx';

const tones = { active: 'green', unconfirmed: 'orange', deleted: 'red', purged: 'grey' } as const;

const Status = ({ user, zone }: { user: AdminUser; zone: string }) => {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <StatusPill tone={tones[user.status]}>{userStatuses[user.status]}</StatusPill>
      </Row>
      {user.status === 'deleted' && user.purge_at !== null && (
        <Text size="meta" tone="secondary">
          {t`Erased on ${shortDay(user.purge_at, zone)}`}
        </Text>
      )}
    </Stack>
  );
};

/** SYS-22: links to the profile; admins and deleted users have none. */
const Who = ({ user }: { user: AdminUser }) => {
  const { full_name: name, status, user_type: type } = user;
  const isThere = type !== 'admin' && (status === 'active' || status === 'unconfirmed');
  return <PersonRow name={name} {...(isThere && { href: paths.profileOf(user) })} />;
};

const useColumns = (zone: string): Column<AdminUser>[] => {
  const { t } = useLingui();
  const { columns: heads } = userTable;
  return [
    { key: 'full_name', header: heads.full_name, card: 'title', cell: (user) => <Who user={user} /> },
    { key: 'email', header: heads.email, cell: ({ email }) => email },
    {
      key: 'user_type',
      header: heads.user_type,
      cell: (user) => (user.is_platform_admin ? t`Platform admin` : userTypes[user.user_type]),
    },
    { key: 'status', header: heads.status, card: 'end', cell: (user) => <Status user={user} zone={zone} /> },
    { key: 'created_at', header: heads.created_at, cell: (user) => shortDay(user.created_at, zone) },
    {
      key: 'last_seen_at',
      header: heads.last_seen_at,
      cell: ({ last_seen_at: seen }) => (seen === null ? t`Never` : momentIn(seen, zone)),
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'end',
      cell: (user) => <UserActs user={user} />,
    },
  ];
};

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

/** B97: everyone who has an account. */
export const UsersPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const table = useAdminTable<AdminUser>(userTable, adminUsers, asked, delays.usersTable);
  const columns = useColumns(zone);
  return (
    <TablePage
      {...table}
      lead={t`Everybody who has an account on the platform.`}
      onAsk={onAsk}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState compact icon={IconUsers} title={t`Nobody has an account yet`} />}
    />
  );
};
