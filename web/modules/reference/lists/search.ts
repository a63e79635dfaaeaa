import type { listEntries } from '../../../../contract/reference/endpoints.ts';
import { type OwnList, ownLists } from '../../../../contract/reference/values/own-lists.ts';
import { type FilterOf, listSearch, oneOf, pageNumber, type QueryOf, words } from '../../../lib/list-search.ts';

const lists = Object.keys(ownLists) as OwnList[];

/** Which list, and the search within it. */
export const entrySearch = listSearch<QueryOf<typeof listEntries> & { list: OwnList }>()({
  list: oneOf(lists, { otherwise: 'industries', narrows: false }),
  query: words(100),
  show: oneOf(['offered', 'retired']),
  page: pageNumber,
});

export type EntryFilter = FilterOf<typeof entrySearch>;
