import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import styles from './DataTable.module.css';
import { useFocusStays } from './focusHeir.ts';
import { useIsPhone } from './media.ts';
import { useNavigateTo } from './navigation.tsx';
import { Pager } from './Pager.tsx';
import { RowCards } from './RowCards.tsx';
import { SortBy } from './SortBy.tsx';
import { SkeletonTable } from './Skeletons.tsx';
import { EmptyState, ErrorState } from './States.tsx';
import { useFound } from './found.ts';
import type { Column, DataTableProps } from './tableProps.ts';
import { HiddenText } from './Text.tsx';

export type { Column } from './tableProps.ts';

/** SYS-06 */
const scrollStep = 800;

const HeadCell = <Row,>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) => {
  const mine = sort?.key === column.key ? sort.direction : null;
  const Icon = mine === null ? IconArrowsSort : mine === 'asc' ? IconArrowUp : IconArrowDown;
  const order = mine === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-align={column.align} style={{ width: column.width }} aria-sort={mine ? order : undefined}>
      {column.head ??
        (column.sortable && onSort ? (
          <button type="button" className={styles.sort} onClick={() => onSort(column.key)}>
            {column.header}
            <Icon size={14} stroke={mine ? 2.2 : 1.6} aria-hidden />
          </button>
        ) : (
          <span className={column.headerHidden ? styles.unseen : undefined}>{column.header}</span>
        ))}
    </th>
  );
};

const Grid = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, rowKey, sort, onSort, rowHref, page = 1, pages = 1, onPage, tall, roomy } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const navigateTo = useNavigateTo();
  // Arrow keys scroll sideways; with Shift they turn the page. SYS-06
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || event.target !== scroller.current) return;
    event.preventDefault();
    const next = page + by;
    if (!event.shiftKey) scroller.current?.scrollBy({ left: by * scrollStep, behavior: 'smooth' });
    else if (next >= 1 && next <= pages) onPage?.(next);
  };
  const follow = (event: MouseEvent<HTMLElement>, row: Row) => {
    if (!rowHref || (event.target as HTMLElement).closest('a, button, input, label')) return;
    navigateTo(rowHref(row));
  };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-tall={tall}
      data-roomy={roomy}
      role="region"
      aria-label={label}
      tabIndex={0}
      onKeyDown={press}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-link={rowHref ? true : undefined} onClick={(event) => follow(event, row)}>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align} data-breaks={column.breaks}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Rows = <Row,>(props: DataTableProps<Row>) => {
  const { rows, columns, state = 'ready', onRetry, errorText, empty } = props;
  const { t } = useLingui();
  const phone = useIsPhone();
  if (state === 'loading') return <SkeletonTable columns={phone ? 2 : columns.length} />;
  if (state === 'error') return <ErrorState message={errorText} {...(onRetry && { onRetry })} />;
  if (rows.length === 0) return empty ?? <EmptyState title={t`No data available.`} />;
  if (!phone) return <Grid {...props} />;
  return (
    <>
      <SortBy {...props} />
      <RowCards {...props} />
    </>
  );
};

const PageFoot = <Row,>({ page, pages = 1, onPage, pageButtons, range, state = 'ready' }: DataTableProps<Row>) => {
  if (page === undefined || !onPage || state !== 'ready' || (pages <= 1 && !range)) return null;
  return (
    <div className={styles.foot}>
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        {...(pageButtons && { buttons: pageButtons })}
        {...(range && { range })}
      />
    </div>
  );
};

/** Rows in columns; on a phone each row is a card, so that nothing scrolls sideways. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { tabs, toolbar, filters, footer, bar, page, pages = 1, onPage } = props;
  const { t } = useLingui();
  const list = useFocusStays<HTMLDivElement>('next');
  const found = useFound(props);
  /** After turning the page, the reader continues at its start. */
  const turn = (page: number) => {
    onPage?.(page);
    list.current?.focus();
  };
  return (
    <div className={styles.card}>
      <HiddenText>
        <span role="status">{found}</span>
      </HiddenText>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      {filters && <div className={styles.filters}>{filters}</div>}
      <div
        ref={list}
        tabIndex={-1}
        {...(page !== undefined && { role: 'group', 'aria-label': t`Page ${page} of ${pages}` })}
      >
        <Rows {...props} />
      </div>
      <PageFoot {...props} {...(onPage && { onPage: turn })} />
      {footer && <div className={styles.foot}>{footer}</div>}
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
  );
};
