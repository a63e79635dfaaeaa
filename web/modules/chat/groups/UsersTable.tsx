import { useLingui } from '@lingui/react/macro';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { listGroupUsers } from '../../../../contract/chat/endpoints.ts';
import type { CallAnswer } from '../../../../contract/endpoint.ts';
import { refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useAddToGroup, useGroupUsers } from './queries.ts';
import { type UserFilter, UserTools, useUserTypeWords } from './UserTools.tsx';

type GroupUser = CallAnswer<typeof listGroupUsers>['data'][number];

interface Group {
  id: number;
  programId: number;
}

const AddButton = ({ user, group }: { user: GroupUser; group: Group }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useAddToGroup();
  const { full_name: name } = user;
  if (user.in_group) return <StatusPill tone="green">{t`In this group`}</StatusPill>;
  const add = () =>
    mutate(
      { chatId: group.id, recipientUserIds: [user.userId] },
      { onSuccess: ({ message }) => toastSuccess(message), onError: (error) => sayFailure(error) },
    );
  return (
    <Button size="sm" kind="light" icon={IconUserPlus} pending={isPending} label={t`Add ${name}`} onPress={add}>
      {t`Add`}
    </Button>
  );
};

const useColumns = (group: Group): Column<GroupUser>[] => {
  const { t } = useLingui();
  const words = useUserTypeWords();
  return [
    {
      key: 'name',
      header: t`Name`,
      card: 'title',
      cell: ({ full_name: name, photo_url: src, email }) => (
        <PersonRow name={name} src={src} {...(email !== null && { meta: email })} />
      ),
    },
    { key: 'role', header: t`Role`, cell: ({ role, user_type: type }) => role ?? words[type] },
    {
      key: 'act',
      header: t`Action`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (user) => <AddButton user={user} group={group} />,
    },
  ];
};

interface Props {
  group: Group;
  filter: UserFilter;
  onFilter: (next: UserFilter) => void;
}

/** CHT-06: who can be added to a group, eight a page. */
export const UsersTable = ({ group, filter, onFilter }: Props) => {
  const { t } = useLingui();
  const columns = useColumns(group);
  const { error, table } = useGroupUsers({ programId: group.programId, chatId: group.id, ...filter });
  return (
    <DataTable
      label={t`Users`}
      columns={columns}
      {...table}
      rowKey={({ userId }) => userId}
      errorText={refusalOf(error)?.error ?? null}
      empty={<EmptyState compact icon={IconUsers} title={t`Nobody was found`} />}
      toolbar={<UserTools filter={filter} onFilter={onFilter} />}
      onPage={(page) => onFilter({ ...filter, page })}
    />
  );
};
