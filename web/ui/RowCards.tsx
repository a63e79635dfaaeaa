import styles from './DataTable.module.css';
import { Anchor } from './navigation.tsx';
import type { Column, DataTableProps } from './tableProps.ts';

const at = <Row,>(columns: readonly Column<Row>[], place: Column<Row>['card']) =>
  columns.filter((column) => column.card === place);

const AutoCard = <Row,>({
  columns,
  row,
  href,
}: {
  columns: readonly Column<Row>[];
  row: Row;
  href: string | undefined;
}) => {
  const titles = at(columns, 'title');
  const [title, ...more] = titles.length > 0 ? titles : columns.slice(0, 1);
  const ends = at(columns, 'end');
  const isSaid = ({ card, cell }: Column<Row>) => card === undefined || (card === 'filled' && cell(row) !== '–');
  const lines = columns.filter((column) => column !== title && isSaid(column));
  const acts = at(columns, 'actions');
  return (
    <>
      <div className={styles.rowHead}>
        <div className={styles.rowTitle}>
          {title && (href ? <Anchor href={href}>{title.cell(row)}</Anchor> : title.cell(row))}
          {more.map((column) => (
            <div key={column.key}>{column.cell(row)}</div>
          ))}
        </div>
        {ends.map((column) => (
          <div key={column.key}>{column.cell(row)}</div>
        ))}
      </div>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((column) => (
            <div key={column.key}>
              <dt>{column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {acts.map((column) => (
        <div key={column.key} className={styles.rowActs}>
          {column.cell(row)}
        </div>
      ))}
    </>
  );
};

/** The rows of a table as cards, for phones. */
export const RowCards = <Row,>({ label, columns, rows, rowKey, rowHref, card }: DataTableProps<Row>) => (
  <ul className={styles.rowCards} aria-label={label}>
    {rows.map((row) => (
      <li key={rowKey(row)} className={styles.rowCard}>
        {card ? card(row) : <AutoCard columns={columns} row={row} href={rowHref?.(row)} />}
      </li>
    ))}
  </ul>
);
