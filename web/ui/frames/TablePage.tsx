import { useLingui } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal, IconColumns3, IconDownload, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { CheckList } from '../Choices.tsx';
import { FilterChips } from '../Chips.tsx';
import { DataTable } from '../DataTable.tsx';
import { Drawer } from '../Drawer.tsx';
import { Row } from '../Layout.tsx';
import { SearchField } from '../SearchField.tsx';
import { EmptyState } from '../States.tsx';
import type { Column } from '../tableProps.ts';
import { toastFailure, toastSuccess } from '../toast.tsx';
import { useHiddenColumns } from './hiddenColumns.ts';
import { ListPage } from './ListPage.tsx';
import { TableFilters } from './TableFilters.tsx';
import type { TableFilter, TablePageProps } from './tablePageProps.ts';

/** Columns of actions have no data to hide or to save. */
const isData = <Row,>({ headerHidden }: Column<Row>) => headerHidden !== true;

const SaveButton = ({ columns, onSave }: { columns: readonly string[] } & Pick<TablePageProps<never>, 'onSave'>) => {
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await onSave(columns);
      toastSuccess(t`The file has been saved.`);
    } catch (fault) {
      reportError(fault); // SYS-05
      toastFailure(t`Oops, something went wrong!`);
    }
    setSaving(false);
  };
  return (
    <Button icon={IconDownload} pending={saving} onPress={() => void save()}>
      {t`Download CSV`}
    </Button>
  );
};

const ColumnToggle = <Row,>({ columns, name }: Pick<TablePageProps<Row>, 'columns' | 'name'>) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const [hidden, setHidden] = useHiddenColumns(name);
  const data = columns.filter(isData);
  const options = data.map(({ key, header, card }) => ({ value: key, label: header, disabled: card === 'title' }));
  const keys = data.map(({ key }) => key);
  return (
    <>
      <Button icon={IconColumns3} onPress={() => setOpened(true)}>
        {t`Columns`}
      </Button>
      <Drawer opened={opened} onClose={() => setOpened(false)} title={t`Columns`}>
        <CheckList
          label={t`Shown in the table and in the file`}
          options={options}
          value={keys.filter((key) => !hidden.includes(key))}
          onChange={(shown) => setHidden(keys.filter((key) => !shown.includes(key)))}
        />
      </Drawer>
    </>
  );
};

const Toolbar = <Row,>(props: TablePageProps<Row> & { shown: readonly Column<Row>[] }) => {
  const { asked, onAsk, delay, title, shown } = props;
  const { t } = useLingui();
  const [filtering, setFiltering] = useState(false);
  const { page: _page, query: _query, ...rest } = asked;
  const find = (query: string) => onAsk({ ...rest, ...(query !== '' && { query }) });
  return (
    <>
      <SearchField
        label={t`Search in ${title}`}
        placeholder={t`Search`}
        value={asked.query ?? ''}
        onSearch={find}
        delay={delay}
      />
      <Row gap="xs">
        <Button icon={IconAdjustmentsHorizontal} onPress={() => setFiltering(true)}>
          {t`Filters`}
        </Button>
        <ColumnToggle {...props} />
        <SaveButton columns={shown.filter(isData).map(({ key }) => key)} onSave={props.onSave} />
      </Row>
      {filtering && <TableFilters {...props} onClose={() => setFiltering(false)} />}
    </>
  );
};

/** The active filters, each with a cross to remove it. */
const InUse = ({ asked, onAsk, fields }: Pick<TablePageProps<never>, 'asked' | 'onAsk' | 'fields'>) => {
  const { t } = useLingui();
  const { field, date_from: from, date_to: to, query, page: _page } = asked;
  const place = fields.find(({ value }) => value === field)?.label;
  const items = [
    ...(place === undefined ? [] : [{ key: 'field', label: t`Search in: ${place}` }]),
    ...(from === undefined ? [] : [{ key: 'date_from', label: t`Date From: ${from}` }]),
    ...(to === undefined ? [] : [{ key: 'date_to', label: t`Date To: ${to}` }]),
  ];
  const without = (key: string) => {
    const kept = Object.entries(asked).filter(([name]) => name !== key && name !== 'page');
    onAsk(Object.fromEntries(kept));
  };
  return <FilterChips items={items} onRemove={without} onClear={() => onAsk(query === undefined ? {} : { query })} />;
};

const isNarrowed = ({ query, date_from: from, date_to: to }: TableFilter) => Boolean(query ?? from ?? to);

const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      compact
      icon={IconSearchOff}
      title={t`Nothing matches`}
      action={<Button onPress={onClear}>{t`Clear search and filters`}</Button>}
    />
  );
};

type Measured = Pick<TablePageProps<unknown>, 'pageSize' | 'total' | 'rows'>;

const rangeOf = ({ page = 1 }: TableFilter, { pageSize, total, rows }: Measured) => {
  const from = (page - 1) * pageSize + 1;
  return rows.length === 0 ? undefined : { from, to: from + rows.length - 1, total };
};

/** An administration table (SYS-06) with search, filters, columns that can be hidden, and a file of what is shown. */
export const TablePage = <Row,>(props: TablePageProps<Row>) => {
  const { title, lead, actions, back, asked, onAsk, columns, pages, empty, ...table } = props;
  const [hidden] = useHiddenColumns(props.name);
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const range = rangeOf(asked, props);
  const inUse = asked.field ?? asked.date_from ?? asked.date_to;
  return (
    <ListPage title={title} width="admin" {...(lead && { lead })} {...(actions && { actions })} {...(back && { back })}>
      <DataTable
        {...table}
        label={title}
        columns={shown}
        toolbar={<Toolbar {...props} shown={shown} />}
        {...(inUse && { filters: <InUse {...props} /> })}
        empty={isNarrowed(asked) ? <NothingFound onClear={() => onAsk({})} /> : empty}
        page={asked.page ?? 1}
        pages={pages}
        onPage={(page) => onAsk({ ...asked, page })}
        {...(range && { range })}
      />
    </ListPage>
  );
};
