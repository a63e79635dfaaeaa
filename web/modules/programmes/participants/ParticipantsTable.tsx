import type { ReactNode } from 'react';
import { legacyFailure } from '../../../lib/legacy-failure.ts';
import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import type { Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { AttentionFilter } from './AttentionFilter.tsx';
import { DetailFilters } from './DetailFilters.tsx';
import type { useParticipants } from './queries.ts';
import { type ParticipantFilter, participantSearch } from './search.ts';
import { TableTools } from './TableTools.tsx';
import type { useColumns } from './useColumns.tsx';
import { listKit } from '../../../lib/list-kit.ts';

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
  programId: number;
  filter: ParticipantFilter;
  onFilter: (next: ParticipantFilter) => void;
  data: Participants | undefined;
  error: Error | null;
  table: ReturnType<typeof useParticipants>['table'];
  columns: ReturnType<typeof useColumns>;
  onAddRole: (() => void) | null;
  bar: ReactNode;
}

const RoleTabs = ({ filter, onFilter, data }: Pick<Props, 'filter' | 'onFilter' | 'data'>) => {
  const { t } = useLingui();
  const { role } = filter;
  const turn = (key: string) => onFilter(listKit(participantSearch).change(filter, { role: key, size: null }));
  const active = role === undefined ? allUsers : String(role);
  return <Tabs label={t`Roles`} items={useTabs(data)} active={active} onChange={turn} />;
};

const Nobody = ({ searched }: { searched: boolean }) => {
  const { t } = useLingui();
  return <EmptyState compact icon={IconUsers} title={searched ? t`Nobody was found` : t`Nobody has this role yet`} />;
};

/** INV-01, INV-03, INV-04: one page of the people of one tab. */
export const ParticipantsTable = ({
  programId,
  filter,
  onFilter,
  data,
  error,
  table,
  columns,
  onAddRole,
  bar,
}: Props) => {
  const { t } = useLingui();
  const hasDetails = data !== undefined && Object.values(data.details_in_use).some((values) => values.length > 0);
  return (
    <DataTable
      label={t`Participants`}
      columns={columns}
      {...table}
      {...listKit(participantSearch).sorting(filter, onFilter)}
      rowKey={(row) => row.user_id}
      errorText={legacyFailure(error)}
      empty={<Nobody searched={listKit(participantSearch).isNarrowed(filter)} />}
      tabs={<RoleTabs {...{ filter, onFilter, data }} />}
      filters={
        <>
          <AttentionFilter {...{ filter, onFilter }} />
          {hasDetails && <DetailFilters {...{ filter, onFilter }} inUse={data.details_in_use} />}
        </>
      }
      toolbar={<TableTools {...{ programId, filter, onFilter, onAddRole }} />}
      bar={bar}
      onPage={(page) => onFilter(listKit(participantSearch).toPage(filter, page))}
    />
  );
};
