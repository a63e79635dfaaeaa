import type { CallInput, Call } from '../../contract/endpoint.ts';
import { readSort, type SortBy, sortsBy } from '../../contract/sort.ts';

/** One field of a list, and how it is read from the address; what it cannot mean is undefined, and left out. */
interface Reads<Value> {
  read: (given: string) => Value | undefined;
  /** What the endpoint is asked for when the address says nothing. */
  otherwise?: Value;
  /** False: it says how the list is shown (its tab, the size of a page), not what is in it. */
  narrows?: false;
  /** Of the order: what it is when the address names none. */
  usual?: string;
}

interface Field<Value, Name> extends Reads<Value> {
  /** What the address calls it, where that is not the endpoint's word. */
  name?: Name;
}

type Options<Name, Other> = Pick<Field<Other, Name>, 'name' | 'otherwise' | 'narrows'>;

/** A field of the endpoint's query that this page does not offer. */
export const notOffered = 'not offered';
/** A field that the page itself knows, such as its programme. */
export const fromPage = 'from the page';

const field =
  <Value>(read: (given: string) => Value | undefined) =>
  <Name extends string = '', Other = never>(options: Options<Name, Other> = {}): Field<Value | Other, Name> => ({
    ...options,
    read,
  });

const matching = (pattern: RegExp) => field((given) => (pattern.test(given) ? given : undefined));

const idIn = (given: string) => {
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The key of a person, a programme or a role. */
export const idNumber = field(idIn);
/** A day as yyyy-MM-dd. */
export const day = matching(/^\d{4}-\d{2}-\d{2}$/);
/** A month as yyyy-MM. */
export const month = matching(/^\d{4}-\d{2}$/);

/** Words to look for, no longer than the endpoint takes. */
export const words = <Name extends string = ''>(most: number, options?: Options<Name, string>) =>
  field((given) => given.trim().slice(0, most) || undefined)<Name, string>(options);

/** One of the words, or numbers, that the page knows. */
export const oneOf = <const Word extends string | number, Name extends string = '', const Other = never>(
  known: readonly Word[],
  options?: Options<Name, Other>,
) => field((given) => known.find((word) => String(word) === given))<Name, Other>(options);

/** The first page has no number in the address. */
export const pageNumber = field((given) => ((idIn(given) ?? 1) > 1 ? idIn(given) : undefined))({
  otherwise: 1,
  narrows: false,
});

/** The columns that sort the list; `usual` is its order when the address names none. */
export const sortBy = <const Column extends string>(columns: readonly Column[], usual: SortBy<Column>) => ({
  ...field((given) => sortsBy(columns).find((sort) => sort === given && sort !== usual))({ narrows: false }),
  usual,
});

/** What an endpoint may be asked. */
export type QueryOf<C extends Call> = CallInput<C> extends { query: infer Query } ? NonNullable<Query> : never;

/** Every field of the query once: read from the address, known by the page, or not offered. */
type FieldsOf<Query> = { [K in keyof Query]-?: Reads<Query[K] | undefined> | typeof notOffered | typeof fromPage };

type NameOf<K, F> = F extends Field<unknown, infer Name> ? (Name extends '' ? K : Name) : never;
type ValueOf<F> = F extends Reads<infer Value> ? Value : never;
type FromPage<F> = { [K in keyof F]: F[K] extends typeof fromPage ? K : never }[keyof F];

type Filter<F> = { [K in keyof F as NameOf<K, F[K]> & string]?: ValueOf<F[K]> };

/** What the address of a list asks for: `ParticipantFilter = FilterOf<typeof participantSearch>`. */
export type FilterOf<Search extends { validateSearch: (given: Record<string, unknown>) => unknown }> = ReturnType<
  Search['validateSearch']
>;

type Given = string | number | null | undefined;
/** What the page adds to the query, by the endpoint's names; it must say what it declared as its own. */
type Added<Query, F> = Pick<Query, FromPage<F> & keyof Query> & Partial<Query>;

type Rest<Query, F> = [FromPage<F>] extends [never] ? [added?: Partial<Query>] : [added: Added<Query, F>];
type Paged<Query> = Query & { page?: unknown; per_page?: unknown };

const described = (fields: object) =>
  Object.entries(fields as Record<string, Field<unknown, string> | string>).flatMap(([key, one]) =>
    typeof one === 'string' ? [] : [{ ...one, key, name: one.name ?? key }],
  );

/**
 * The fields of a list, declared once by the names of the endpoint's query: `listSearch<QueryOf<typeof listParticipants>>()({ … })`.
 * A field of the query that is missing, and one that the endpoint does not know, do not compile.
 */
export const listSearch =
  <Query extends object>() =>
  <const F extends FieldsOf<Query>>(fields: F & { [K in Exclude<keyof F, keyof Query>]: never }) => {
    type Found = Filter<F>;
    const all = described(fields);
    const read = (given: Record<string, unknown>): Found => {
      const known = all.map(({ name, read: readOne }) => {
        const value = given[name];
        const isWord = typeof value === 'string' || typeof value === 'number';
        return [name, isWord ? readOne(String(value)) : undefined] as const;
      });
      return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Found;
    };
    const change = (filter: Found, part: Partial<Record<keyof Found, Given>>): Found =>
      read({ ...filter, page: undefined, ...part });
    const query = (filter: Found, ...[added]: Rest<Query, F>): Query => {
      const asked = Object.keys(fields).map((key) => {
        const one = all.find((known) => known.key === key);
        return [
          key,
          added?.[key as keyof Query] ?? (one && (filter[one.name as keyof Found] ?? one.otherwise)),
        ] as const;
      });
      return Object.fromEntries(asked.filter(([, value]) => value !== undefined)) as Query;
    };
    return {
      /** Of a route: garbage in the address is left out, never an error. */
      validateSearch: read,
      /** Another filter; it begins at its first page. */
      change,
      toPage: (filter: Found, page: number): Found => read({ ...filter, page }),
      /** Whether anything narrows the list, so that there is something to clear. */
      isNarrowed: (filter: Found): boolean =>
        all.some(({ name, narrows }) => narrows !== false && filter[name as keyof Found] !== undefined),
      /** What the endpoint is asked. */
      query,
      /** The same rows, all of them: what the endpoint of the file is asked. */
      fileQuery: (filter: Found, ...added: Rest<Query, F>): Omit<Query, 'page' | 'per_page'> => {
        const { page: _page, per_page: _size, ...rest } = query(filter, ...added) as Paged<Query>;
        return rest;
      },
      /** The arrows of a table: its present order, and the next one when the head of a column is pressed. */
      sorting: (filter: Found, onChange: (next: Found) => void) => {
        const { sort: asked } = filter as { sort?: string };
        const { column, direction } = readSort(asked ?? all.find(({ key }) => key === 'sort')?.usual ?? '');
        const turned = (key: string) => (key === column && direction === 'asc' ? `-${key}` : key);
        return {
          sort: { key: column, direction },
          onSort: (key: string) => onChange(read({ ...filter, page: undefined, sort: turned(key) })),
        };
      },
    };
  };
