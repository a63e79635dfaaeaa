import { useLingui } from '@lingui/react/macro';
import styles from './DataTable.module.css';
import { SortPick } from './SortPick.tsx';
import type { DataTableProps } from './tableProps.ts';

const keyIn = (value: string) => value.replace(/^-/, '');

/** The order of a table shown as cards, which have no headings to press. */
export const SortBy = <Row,>({ columns, sort, onSort }: Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'>) => {
  const { t } = useLingui();
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const ways = sortable.flatMap(({ key, header }) => [
    { value: key, label: t`${header}, ascending` },
    { value: `-${key}`, label: t`${header}, descending` },
  ]);
  const value = sort === undefined ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.key}`;
  const isOther = !ways.some((option) => option.value === value);
  return (
    <div className={styles.sortBy}>
      <SortPick
        value={value}
        options={[...(isOther ? [{ value, label: t`Usual order` }] : []), ...ways]}
        onChange={(next) => onSort(keyIn(next), next.startsWith('-') ? 'desc' : 'asc')}
      />
    </div>
  );
};
