import { keyIn } from './key-in.ts';
import type { CallInput, Call } from '../../contract/endpoint.ts';
import { type SortBy, sortsBy } from '../../contract/sort.ts';

/** One field of a list, and how it is read from the address; invalid values become undefined and are left out. */
interface Reads<Value> {
  read: (given: string) => Value | undefined;
  /** The value sent to the endpoint if the address has none. */
  otherwise?: Value;
  /** False if it only affects how the list is shown (its tab, the size of a page), not which rows it contains. */
  narrows?: false;
  /** For the sort field: the order if the address has none. */
  usual?: string;
}

export interface Field<Value, Name> extends Reads<Value> {
  /** Its name in the address, if that differs from the endpoint's. */
  name?: Name;
}

type Options<Name, Other> = Pick<Field<Other, Name>, 'name' | 'otherwise' | 'narrows'>;

/** A field of the endpoint's query that this page does not offer. */
export const notOffered = 'not offered';
/** A field that the page itself supplies, such as its programme. */
export const fromPage = 'from the page';

const field =
  <Value>(read: (given: string) => Value | undefined) =>
  <Name extends string = '', Other = never>(options: Options<Name, Other> = {}): Field<Value | Other, Name> => ({
    ...options,
    read,
  });

const matching = (pattern: RegExp) => field((given) => (pattern.test(given) ? given : undefined));

/** The id of a person, a programme or a role. */
export const idNumber = field(keyIn);
/** A day as yyyy-MM-dd. */
export const day = matching(/^\d{4}-\d{2}-\d{2}$/);
/** A month as yyyy-MM. */
export const month = matching(/^\d{4}-\d{2}$/);

/** Text to search for, no longer than the endpoint accepts. */
export const words = <Name extends string = ''>(most: number, options?: Options<Name, string>) =>
  field((given) => given.trim().slice(0, most) || undefined)<Name, string>(options);

/** One of the words or numbers that the page knows. */
export const oneOf = <const Word extends string | number, Name extends string = '', const Other = never>(
  known: readonly Word[],
  options?: Options<Name, Other>,
) => field((given) => known.find((word) => String(word) === given))<Name, Other>(options);

/** Some of the words that the page knows, with commas between them. */
export const someOf = <const Word extends string>(known: readonly Word[]) =>
  field(
    (given) =>
      given
        .split(',')
        .filter((word) => known.some((one) => one === word))
        .join(',') || undefined,
  );

/** The first page has no number in the address. */
export const pageNumber = field((given) => ((keyIn(given) ?? 1) > 1 ? keyIn(given) : undefined))({
  otherwise: 1,
  narrows: false,
});

/** The columns that the list can be sorted by; `usual` is its order if the address has none. */
export const sortBy = <const Column extends string>(columns: readonly Column[], usual: SortBy<Column>) => ({
  ...field((given) => sortsBy(columns).find((sort) => sort === given && sort !== usual))({ narrows: false }),
  usual,
});

/** The query that an endpoint accepts. */
export type QueryOf<C extends Call> = CallInput<C> extends { query: infer Query } ? NonNullable<Query> : never;

/** Each field of the query exactly once: read from the address, supplied by the page, or not offered. */
type FieldsOf<Query> = { [K in keyof Query]-?: Reads<Query[K] | undefined> | typeof notOffered | typeof fromPage };

type NameOf<K, F> = F extends Field<unknown, infer Name> ? (Name extends '' ? K : Name) : never;
type ValueOf<F> = F extends Reads<infer Value> ? Value : never;
export type FromPage<F> = { [K in keyof F]: F[K] extends typeof fromPage ? K : never }[keyof F];

export type Filter<F> = { [K in keyof F as NameOf<K, F[K]> & string]?: ValueOf<F[K]> };

/** The filter in the address of a list: `ParticipantFilter = FilterOf<typeof participantSearch>`. */
export type FilterOf<Search extends { validateSearch: (given: Record<string, unknown>) => unknown }> = ReturnType<
  Search['validateSearch']
>;

/** The fields of a list, and how its address is read. What a page does with them is in list-kit.ts, which routes do not load. */
export interface ListSearch<Query, F> {
  fields: F;
  /** For the route: invalid values in the address are ignored and never an error. */
  validateSearch: (given: Record<string, unknown>) => Filter<F>;
  /** Never there: it keeps the type of the endpoint's query. */
  asks?: Query;
}

export const described = (fields: object) =>
  Object.entries(fields as Record<string, Field<unknown, string> | string>).flatMap(([key, one]) =>
    typeof one === 'string' ? [] : [{ ...one, key, name: one.name ?? key }],
  );

/**
 * The fields of a list, declared once under the names of the endpoint's query: `listSearch<QueryOf<typeof
 * listParticipants>>()({ … })`. It does not compile if a field of the query is missing or if the endpoint does not know
 * one.
 */
export const listSearch =
  <Query extends object>() =>
  <const F extends FieldsOf<Query>>(
    fields: F & { [K in Exclude<keyof F, keyof Query>]: never },
  ): ListSearch<Query, F> => {
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
    return { fields, validateSearch: read };
  };
