import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusalOf } from '../../../../lib/call.ts';
import { listKit } from '../../../../lib/list-kit.ts';
import { type Column, DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/States.tsx';
import { useLoads } from '../queries.ts';
import { suggestionSearch } from '../search.ts';
import { type ListProps, ListSearch } from './ListSearch.tsx';
import { Member } from './Member.tsx';

type Row = NonNullable<ReturnType<typeof useLoads>['data']>['mentors'][number];

const useColumns = (): Column<Row>[] => {
  const { t } = useLingui();
  return [
    { key: 'mentor', header: t`Mentor`, card: 'title', cell: ({ mentor }) => <Member person={mentor} /> },
    { key: 'has', header: t`Mentees now`, cell: ({ has }) => has },
    { key: 'gets', header: t`New in this draft`, cell: ({ gets }) => gets },
    { key: 'after', header: t`Then`, cell: ({ has, gets }) => has + gets },
    { key: 'left', header: t`Places left`, cell: ({ seats, gets }) => seats - gets },
  ];
};

/** M15: how many mentees each mentor has and gets. */
export const Loads = ({ draftId, tabs, filter, onFilter }: ListProps & { draftId: number; tabs: ReactNode }) => {
  const { t } = useLingui();
  const kit = listKit(suggestionSearch);
  const { search, page } = kit.query(filter);
  const { error, table } = useLoads(draftId, { page, ...(search !== undefined && { search }) });
  return (
    <DataTable
      label={t`Mentors of the draft`}
      columns={useColumns()}
      {...table}
      rowKey={({ mentor }) => mentor.id}
      errorText={refusalOf(error)?.error ?? null}
      empty={
        <EmptyState compact title={filter.search === undefined ? t`There are no mentors` : t`Nothing was found`} />
      }
      tabs={tabs}
      toolbar={<ListSearch filter={filter} onFilter={onFilter} label={t`Search mentors`} />}
      onPage={(next) => onFilter(kit.toPage(filter, next))}
    />
  );
};
