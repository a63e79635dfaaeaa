import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** A CSS width; without it the content decides. */
  width?: string;
  /** Whether a line breaks within a word (long addresses) or not at all (moments); at spaces where nothing is said. */
  breaks?: 'anywhere' | 'never';
  /** Its place in the card of a phone; otherwise a line "header: cell". */
  card?: 'title' | 'end' | 'hidden' | 'actions';
  headerHidden?: boolean;
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
  /** Shown when there is no row. */
  empty?: ReactNode;
  sort?: Sort;
  onSort?: (key: string) => void;
  /** A click anywhere on the row goes there; put a real link in one of the cells too. */
  rowHref?: (row: Row) => string;
  page?: number;
  pages?: number;
  onPage?: (page: number) => void;
  /** At most so many page buttons; ten unless told. */
  pageButtons?: number;
  /** Rows of 80 px or more, in a table of at most 800. */
  tall?: boolean;
  range?: { from: number; to: number; total: number | string };
  /** Above the rows, inside the card: tabs, then a toolbar, then open filters. */
  tabs?: ReactNode;
  toolbar?: ReactNode;
  filters?: ReactNode;
  footer?: ReactNode;
  /** A card of its own making for phones. */
  card?: (row: Row) => ReactNode;
}
