import type { QueryClient } from '@tanstack/react-query';
import type { LiveKey } from '../../contract/session/values.ts';

/**
 * The names of queries that the server never marks as out of date; only the page's own actions refresh them. Each is
 * declared beside its queries.
 */
export interface PageQueries {
  admin_tables: true;
}

/**
 * The first part of a query's key. Both sides use this list, so that no page waits for news sent under another name.
 */
export type QueryName = LiveKey | keyof PageQueries;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryName, ...unknown[]];
  }
}

/**
 * Marks all queries with these names as out of date; the ones on the page are fetched again immediately. Resolves when
 * they have been answered.
 */
export const outOfDate = (client: QueryClient, names: readonly QueryName[]) =>
  Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
