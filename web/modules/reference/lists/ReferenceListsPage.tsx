import { useLingui } from '@lingui/react/macro';
import { IconArchive, IconListDetails, IconPencil, IconPlus, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import type { Entry } from '../../../../contract/reference/schemas.ts';
import type { OwnList } from '../../../../contract/reference/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { delays } from '../../../lib/delays.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useCountries } from '../queries.ts';
import { useEntries, useRetire } from './queries.ts';
import { type EntryFilter, entrySearch } from './search.ts';
import { EntryDialog } from './windows.ts';
import { hasCountry, useListWords } from './words.ts';
import { listKit } from '../../../lib/list-kit.ts';

interface Props {
  filter: EntryFilter;
  onFilter: (next: EntryFilter) => void;
}

interface Acts {
  onEdit: (entry: Entry) => void;
  onRetire: (entry: Entry) => void;
  pendingId: number | undefined;
}

const RowActs = ({ entry, onEdit, onRetire, pendingId }: Acts & { entry: Entry }) => {
  const { t } = useLingui();
  const { id, name, retired_at: since } = entry;
  const isRetired = since !== null;
  return (
    <Row gap="xs" justify="end" wrap={false}>
      <IconButton icon={IconPencil} label={t`Edit ${name}`} onPress={() => onEdit(entry)} />
      <IconButton
        icon={isRetired ? IconRestore : IconArchive}
        label={isRetired ? t`Offer ${name} again` : t`Retire ${name}`}
        pending={pendingId === id}
        onPress={() => onRetire(entry)}
      />
    </Row>
  );
};

const useColumns = (list: OwnList, acts: Acts): Column<Entry>[] => {
  const { t } = useLingui();
  const { data: countries = [] } = useCountries();
  const nameOf = (country: string | null) => countries.find(({ iso }) => iso === country)?.name ?? country ?? '–';
  const code: Column<Entry> = { key: 'code', header: t`Code`, cell: ({ code: letters }) => letters };
  const country: Column<Entry> = { key: 'country', header: t`Country`, cell: (entry) => nameOf(entry.country) };
  return [
    { key: 'name', header: t`Name`, card: 'title', cell: ({ name }) => <Text strong>{name}</Text> },
    ...(list === 'languages' ? [code] : []),
    ...(hasCountry(list) ? [country] : []),
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
      cell: (entry) => <RowActs {...acts} entry={entry} />,
    },
  ];
};

const useRetiring = (list: OwnList) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useRetire(list);
  const retire = (entry: Entry) =>
    mutate(entry, {
      onSuccess: ({ name, retired_at: since }) =>
        toastSuccess(since === null ? t`${name} is offered again` : t`${name} is no longer offered`),
      onError: (error) => sayFailure(error),
    });
  return { onRetire: retire, pendingId: isPending ? variables.id : undefined };
};

const ListTabs = ({ list, onFilter }: { list: OwnList } & Pick<Props, 'onFilter'>) => {
  const { t } = useLingui();
  const items = Object.entries(useListWords()).map(([key, words]) => ({ key, label: words.list }));
  const turn = (key: string) => onFilter(entrySearch.validateSearch({ list: key }));
  return <Tabs label={t`Reference lists`} items={items} active={list} onChange={turn} />;
};

const Tools = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  const options = [
    { value: 'all', label: t`Offered and retired` },
    { value: 'offered', label: t`Offered` },
    { value: 'retired', label: t`Retired` },
  ];
  return (
    <>
      <SearchField
        label={t`Search this list`}
        placeholder={t`Search by name`}
        value={filter.query ?? ''}
        onSearch={(query) => onFilter(listKit(entrySearch).change(filter, { query }))}
        delay={delays.tables}
      />
      <SelectField
        label={t`Show`}
        labelHidden
        value={filter.show ?? 'all'}
        options={options}
        onChange={(show) => onFilter(listKit(entrySearch).change(filter, { show }))}
      />
    </>
  );
};

const Nothing = ({ list, filter }: { list: OwnList; filter: EntryFilter }) => {
  const { t } = useLingui();
  const { none } = useListWords()[list];
  const isNarrowed = listKit(entrySearch).isNarrowed(filter);
  return (
    <EmptyState compact icon={IconListDetails} title={isNarrowed ? t`No entry matches` : none}>
      {isNarrowed ? t`Change the search, or add a new entry.` : t`Members choose from what you add here.`}
    </EmptyState>
  );
};

/** What members choose from on their profiles: platform admins add, rename and retire entries. */
export const ReferenceListsPage = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  const { list = 'industries' } = filter;
  const words = useListWords()[list];
  const { error, isPlaceholderData, table } = useEntries({ ...listKit(entrySearch).query(filter), list });
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const columns = useColumns(list, { ...useRetiring(list), onEdit: setEdited });
  // Entries of another list are not this one's while it loads.
  const state = isPlaceholderData ? 'loading' : table.state;
  return (
    <ListPage
      title={t`Reference lists`}
      lead={t`What members choose from on their profiles. Retired entries stay on profiles that have them, but nobody else can choose them.`}
      actions={
        <Button kind="primary" icon={IconPlus} onPress={() => setEdited('new')}>
          {words.add}
        </Button>
      }
      width="admin"
    >
      <DataTable
        label={words.list}
        columns={columns}
        {...table}
        state={state}
        rowKey={({ id }) => id}
        errorText={refusalOf(error)?.error ?? null}
        empty={<Nothing list={list} filter={filter} />}
        tabs={<ListTabs list={list} onFilter={onFilter} />}
        toolbar={<Tools filter={filter} onFilter={onFilter} />}
        onPage={(page) => onFilter(listKit(entrySearch).toPage(filter, page))}
      />
      {edited !== null && (
        <EntryDialog list={list} entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </ListPage>
  );
};
