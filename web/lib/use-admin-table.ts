import { type TableDescription, tablePageSize } from '../../contract/admin-tables/values.ts';
import type { Call } from '../../contract/endpoint.ts';
import type { TableFilter } from '../ui/frames/tablePageProps.ts';
import { fieldOptions, saveTable, tableYears } from './admin-tables.ts';
import { call, refusalOf } from './call.ts';
import { delays } from './delays.ts';
import { useList } from './use-list.ts';

interface Page<Row> {
  data: Row[];
  max_pages: number;
  total: number;
}

/** Everything that TablePage needs for an administration table, except its columns and texts. */
export const useAdminTable = <Row>(
  table: TableDescription,
  list: Call,
  asked: TableFilter,
  delay: number = delays.tables,
) => {
  const {
    data,
    error,
    table: page,
  } = useList({
    queryKey: ['admin_tables', table.path, asked],
    ask: (signal) => call(list, { query: asked } as never, { signal }) as Promise<Page<Row>>,
    pageOf: ({ data: rows, max_pages }) => ({ rows, page: asked.page ?? 1, max_pages }),
  });
  return {
    title: table.title,
    name: table.path,
    asked,
    rows: page.rows,
    state: page.state,
    errorText: refusalOf(error)?.error ?? null,
    onRetry: page.onRetry,
    pages: data?.max_pages ?? 1,
    total: data?.total ?? 0,
    pageSize: tablePageSize,
    fields: fieldOptions(table),
    delay,
    onSave: (columns: readonly string[]) => saveTable(table, asked, columns),
    ...tableYears(),
  };
};
