import { legacyFailure } from '../../../lib/legacy-failure.ts';
import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import type { Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { type ParticipantsAsked, rangeOf } from './asked.ts';
import { TableTools } from './TableTools.tsx';
import type { useColumns } from './useColumns.tsx';

const allUsers = 'all';

const useTabs = (page: Participants | undefined) => {
  const { t } = useLingui();
  const everybody = page?.roles.reduce((sum, role) => sum + role.count, 0);
  return [
    { key: allUsers, label: t`All users`, count: everybody },
    ...(page?.roles ?? []).map(({ id, name, count }) => ({ key: String(id), label: name, count })),
  ];
};

interface Props {
  asked: ParticipantsAsked;
  onAsk: (next: ParticipantsAsked) => void;
  data: Participants | undefined;
  error: Error | null;
  onRetry: () => void;
  columns: ReturnType<typeof useColumns>;
  onAddRole: (() => void) | null;
}

const RoleTabs = ({ asked, onAsk, data }: Pick<Props, 'asked' | 'onAsk' | 'data'>) => {
  const { t } = useLingui();
  const { role, search } = asked;
  const turn = (key: string) => onAsk({ ...(key !== allUsers && { role: Number(key) }), ...(search && { search }) });
  const active = role === undefined ? allUsers : String(role);
  return <Tabs label={t`Roles`} items={useTabs(data)} active={active} onChange={turn} />;
};

const Nobody = ({ searched }: { searched: boolean }) => {
  const { t } = useLingui();
  return <EmptyState compact icon={IconUsers} title={searched ? t`Nobody was found` : t`Nobody has this role yet`} />;
};

/** INV-01, INV-03, INV-04: the people of one tab, a page of them. */
export const ParticipantsTable = ({ asked, onAsk, data, error, onRetry, columns, onAddRole }: Props) => {
  const { t } = useLingui();
  const state = error ? 'error' : 'loading';
  return (
    <DataTable
      label={t`Participants`}
      columns={columns}
      rows={data?.participants ?? []}
      rowKey={(row) => row.user_id}
      state={data ? 'ready' : state}
      errorText={legacyFailure(error)}
      onRetry={onRetry}
      empty={<Nobody searched={Boolean(asked.search)} />}
      tabs={<RoleTabs {...{ asked, onAsk, data }} />}
      toolbar={<TableTools asked={asked} onAsk={onAsk} onAddRole={onAddRole} />}
      onPage={(page) => onAsk({ ...asked, page })}
      {...(data && { page: data.page, pages: data.max_pages, range: rangeOf(data) })}
    />
  );
};
