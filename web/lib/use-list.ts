import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

/** One page of a list, whatever names the reply uses for its parts. */
interface ListPage<Row> {
  rows: readonly Row[];
  page: number;
  max_pages: number;
  /** The number of rows on all pages and per page; the table then says which ones are shown. */
  total?: number;
  per_page?: number;
}

interface Paged<Answer, Row> {
  queryKey: QueryKey;
  ask: (signal: AbortSignal) => Promise<Answer>;
  pageOf: (answer: Answer) => ListPage<Row>;
  /** Milliseconds between automatic refreshes, for as long as the latest answer needs them. */
  refetchInterval?: number | ((latest: Answer | undefined) => number | false);
}

const rangeOf = <Row>({ rows, page, total, per_page: size }: ListPage<Row>) => {
  if (total === undefined || size === undefined) return {};
  const before = (page - 1) * size;
  return { range: { from: total === 0 ? 0 : before + 1, to: before + rows.length, total } };
};

/**
 * A list that is loaded page by page. The previous page stays visible until the next one arrives; `isPlaceholderData`
 * says so. `table` is everything a DataTable needs, except its columns and texts.
 */
export const useList = <Answer, Row>({ queryKey, ask, pageOf, refetchInterval }: Paged<Answer, Row>) => {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: latest } }) =>
      typeof refetchInterval === 'function' ? refetchInterval(latest) : (refetchInterval ?? false),
  });
  const shown = data && pageOf(data);
  const state: 'ready' | 'error' | 'loading' = shown ? 'ready' : error ? 'error' : 'loading';
  const table = {
    rows: shown?.rows ?? [],
    state,
    onRetry: () => void refetch(),
    ...(shown && { page: shown.page, pages: shown.max_pages, ...rangeOf(shown) }),
  };
  return { data, error, refetch, isFetching, isPlaceholderData, table };
};
