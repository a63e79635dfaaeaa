import type { DataTableProps } from '../tableProps.ts';
import type { Option } from '../types.ts';
import type { PageTitleProps } from './PageTitle.tsx';

/** What of a table is asked for: a page, words (in one field, or in any) and months as yyyy-MM. */
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
  /** Under this name the browser keeps which columns are hidden. */
  name: string;
  asked: TableFilter;
  onAsk: (next: TableFilter) => void;
  pages: number;
  /** How many rows the filter has, and how many a page. */
  total: number;
  pageSize: number;
  /** Where words can be looked for. */
  fields: readonly Option[];
  firstYear: number;
  lastYear: number;
  /** Milliseconds of rest before a search. */
  delay: number;
  /** Saves the rows of the filter, with these columns. */
  onSave: (columns: readonly string[]) => Promise<void>;
}
