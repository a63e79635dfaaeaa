import type { DataTableProps } from '../tableProps.ts';
import type { Option } from '../types.ts';
import type { PageTitleProps } from './PageTitle.tsx';

/** The filter of a table: a page, a search text (in one field, or in any) and months as yyyy-MM. */
export interface TableFilter {
  page?: number;
  query?: string;
  field?: string;
  date_from?: string;
  date_to?: string;
}

type Shown<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'rowHref' | 'state' | 'errorText' | 'onRetry' | 'empty'
>;

export interface TablePageProps<Row> extends Shown<Row>, PageTitleProps {
  title: string;
  /** The name under which the browser remembers the hidden columns. */
  name: string;
  asked: TableFilter;
  onAsk: (next: TableFilter) => void;
  pages: number;
  /** The number of rows that match the filter, and per page. */
  total: number;
  pageSize: number;
  /** The fields that can be searched. */
  fields: readonly Option[];
  firstYear: number;
  lastYear: number;
  /** Milliseconds to wait before a search. */
  delay: number;
  /** Saves the rows that match the filter, with these columns. */
  onSave: (columns: readonly string[]) => Promise<void>;
}
