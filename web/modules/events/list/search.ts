import type { listEvents } from '../../../../contract/events/endpoints.ts';
import type { EventList } from '../../../../contract/events/values.ts';
import {
  type FilterOf,
  fromPage,
  listSearch,
  oneOf,
  pageNumber,
  type QueryOf,
  words,
} from '../../../lib/list-search.ts';

/** Named here, since every page loads what routes read, and the contract names more than this. */
const lists = ['upcoming', 'past', 'mine'] as const satisfies readonly EventList[];

/** EVT-01: the tab, the search and the page. */
export const eventSearch = listSearch<QueryOf<typeof listEvents>>()({
  list: oneOf(lists, { otherwise: 'upcoming', narrows: false }),
  program_id: fromPage,
  mentor_class: fromPage,
  search: words(100),
  page: pageNumber,
});

export type EventFilter = FilterOf<typeof eventSearch>;
