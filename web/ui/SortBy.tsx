import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './DataTable.module.css';
import type { DataTableProps } from './tableProps.ts';

const keyIn = (value: string) => value.replace(/^-/, '');

/** The order of a table shown as cards, which have no headings to press. A phone opens its own picker for it. */
export const SortBy = <Row,>({ columns, sort, onSort }: Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'>) => {
  const { t } = useLingui();
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const options = sortable.flatMap(({ key, header }) => [
    { value: key, label: t`${header}, ascending` },
    { value: `-${key}`, label: t`${header}, descending` },
  ]);
  const value = sort === undefined ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.key}`;
  return (
    <div className={styles.sortBy}>
      <label htmlFor={id}>{t`Sort by`}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onSort(keyIn(target.value), target.value.startsWith('-') ? 'desc' : 'asc')}
      >
        {!options.some((option) => option.value === value) && <option value={value}>{t`Usual order`}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
