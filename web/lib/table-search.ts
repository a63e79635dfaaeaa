import type { TableFilter } from '../ui/frames/tablePageProps.ts';
import { listSearch, month, pageNumber, words } from './list-search.ts';

/** SYS-07: the filter in the address of one of the platform's tables. */
export const tableSearch = listSearch<TableFilter>()({
  query: words(100),
  field: words(100, { narrows: false }),
  date_from: month(),
  date_to: month(),
  page: pageNumber,
});
