import { readSort } from '../../contract/sort.ts';
import { described, type Filter, type FromPage, type ListSearch } from './list-search.ts';

type Given = string | number | null | undefined;
/** What the page adds to the query, by the endpoint's names; the fields it declared as its own are required. */
type Added<Query, F> = Pick<Query, FromPage<F> & keyof Query> & Partial<Query>;

type Rest<Query, F> = [FromPage<F>] extends [never] ? [added?: Partial<Query>] : [added: Added<Query, F>];
type Paged<Query> = Query & { page?: unknown; per_page?: unknown };

/** What a page does with the search of its list: `listKit(participantSearch).change(filter, { search })`. */
export const listKit = <Query extends object, F extends object>({
  fields,
  validateSearch: read,
}: ListSearch<Query, F>) => {
  type Found = Filter<F>;
  const all = described(fields);
  const change = (filter: Found, part: Partial<Record<keyof Found, Given>>): Found =>
    read({ ...filter, page: undefined, ...part });
  const query = (filter: Found, ...[added]: Rest<Query, F>): Query => {
    const asked = Object.keys(fields).map((key) => {
      const one = all.find((known) => known.key === key);
      return [key, added?.[key as keyof Query] ?? (one && (filter[one.name as keyof Found] ?? one.otherwise))] as const;
    });
    return Object.fromEntries(asked.filter(([, value]) => value !== undefined)) as Query;
  };
  return {
    /** Changes the filter and goes back to the first page. */
    change,
    toPage: (filter: Found, page: number): Found => read({ ...filter, page }),
    /** Whether any filter is set, so that there is something to clear. */
    isNarrowed: (filter: Found): boolean =>
      all.some(({ name, narrows }) => narrows !== false && filter[name as keyof Found] !== undefined),
    /** The query for the endpoint. */
    query,
    /** The query for the file endpoint: the same rows, but all pages of them. */
    fileQuery: (filter: Found, ...added: Rest<Query, F>): Omit<Query, 'page' | 'per_page'> => {
      const { page: _page, per_page: _size, ...rest } = query(filter, ...added) as Paged<Query>;
      return rest;
    },
    /** For the arrows of a table: the current order, and the next one when a column heading is pressed or, on a phone, an order is chosen. */
    sorting: (filter: Found, onChange: (next: Found) => void) => {
      const { sort: asked } = filter as { sort?: string };
      const { column, direction } = readSort(asked ?? all.find(({ key }) => key === 'sort')?.usual ?? '');
      const turned = (key: string) => (key === column && direction === 'asc' ? `-${key}` : key);
      return {
        sort: { key: column, direction },
        onSort: (key: string, wanted?: 'asc' | 'desc') => {
          const sort = wanted === undefined ? turned(key) : `${wanted === 'desc' ? '-' : ''}${key}`;
          onChange(read({ ...filter, page: undefined, sort }));
        },
      };
    },
  };
};
