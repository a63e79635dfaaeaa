import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** A CSS width; by default the content decides. */
  width?: string;
  /**
   * Whether lines may break within words (long addresses) or not at all (dates and times); by default they break at
   * spaces.
   */
  breaks?: 'anywhere' | 'never';
  /** Its place on a phone's card; by default a line "header: cell"; `filled` is one only where the cell says more than '–'. */
  card?: 'title' | 'end' | 'hidden' | 'actions' | 'filled';
  headerHidden?: boolean;
  /** Instead of the header's text, such as a box that ticks all rows. */
  head?: ReactNode;
}

interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  state?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  errorText?: string | null;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  sort?: Sort;
  /** Without a direction: the heading was pressed, so the order turns if this column has it already. */
  onSort?: (key: string, direction?: Sort['direction']) => void;
  /** Where a click anywhere on the row leads; put a real link in one of the cells too. */
  rowHref?: (row: Row) => string;
  page?: number;
  pages?: number;
  onPage?: (page: number) => void;
  /** The maximum number of page buttons; ten by default. */
  pageButtons?: number;
  /** Rows of at least 80 px, in a table of at most 800 px. */
  tall?: boolean;
  /** Rows of at least 66 px under a head of 60 (PAR-13). */
  roomy?: boolean;
  range?: { from: number; to: number; total: number | string };
  /** Above the rows, inside the card: tabs, then a toolbar, then the open filters. */
  tabs?: ReactNode;
  toolbar?: ReactNode;
  filters?: ReactNode;
  footer?: ReactNode;
  /** Stays at the lower edge of the window while the table is seen: what can be done with the chosen rows. */
  bar?: ReactNode;
  /** A custom card for phones. */
  card?: (row: Row) => ReactNode;
}
