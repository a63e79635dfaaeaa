import type { QueryClient } from '@tanstack/react-query';
import type { LiveKey } from '../../contract/session/values.ts';

/** Queries that the server never calls out of date: only what a page itself does brings them up to date. */
type PageKey =
  | 'activities'
  | 'admin_bookings'
  | 'admin_tables'
  | 'agendas'
  | 'countries'
  | 'enterprise'
  | 'impact'
  | 'invitations'
  | 'mentor_applications'
  | 'offline'
  | 'overdue'
  | 'reference'
  | 'resources'
  | 'reviews'
  | 'room'
  | 'time-zones';

/** The first word of a query's key. One list for both sides, so that no page waits for news that is sent under another name. */
export type QueryName = LiveKey | PageKey;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryName, ...unknown[]];
  }
}

/** Marks all queries of these names as out of date; those on the page are asked again at once. Ends when they have answered. */
export const outOfDate = (client: QueryClient, names: readonly QueryName[]) =>
  Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
