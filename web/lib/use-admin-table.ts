import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type TableDescription, tablePageSize } from '../../contract/admin-tables/values.ts';
import type { Call } from '../../contract/endpoint.ts';
import type { TableAsked } from '../ui/frames/tablePageProps.ts';
import { fieldOptions, saveTable, searchDelay, tableYears } from './admin-tables.ts';
import { call, refusalOf } from './call.ts';

interface Page<Row> {
  data: Row[];
  max_pages: number;
  total: number;
}

/** Everything that TablePage needs of a table of the administration, but its columns and its words. */
export const useAdminTable = <Row>(
  table: TableDescription,
  list: Call,
  asked: TableAsked,
  delay: number = searchDelay.tables,
) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin_tables', table.path, asked],
    queryFn: ({ signal }) => call(list, { query: asked } as never, { signal }) as Promise<Page<Row>>,
    placeholderData: keepPreviousData,
  });
  const state: 'ready' | 'error' | 'loading' = data ? 'ready' : error ? 'error' : 'loading';
  return {
    title: table.title,
    name: table.path,
    asked,
    rows: data?.data ?? [],
    state,
    errorText: refusalOf(error)?.error ?? null,
    onRetry: () => void refetch(),
    pages: data?.max_pages ?? 1,
    total: data?.total ?? 0,
    pageSize: tablePageSize,
    fields: fieldOptions(table),
    delay,
    onSave: (columns: readonly string[]) => saveTable(table, asked, columns),
    ...tableYears(),
  };
};
