import type { draftPairs } from '../../../../contract/pairings/endpoints.ts';
import { draftPairFilters, draftPairSorts } from '../../../../contract/pairings/values.ts';
import {
  type FilterOf,
  idNumber,
  listSearch,
  oneOf,
  pageNumber,
  type QueryOf,
  sortBy,
  words,
} from '../../../lib/list-search.ts';

/** The lists of a draft besides its pairs. */
const otherLists = ['left_out', 'mentors'] as const;

type Asked = QueryOf<typeof draftPairs> & { draft?: number; list?: (typeof otherLists)[number] };

/** M15: the draft that is open (without one, what drafts are made of), its list, and what is searched for in it. */
export const suggestionSearch = listSearch<Asked>()({
  draft: idNumber({ narrows: false }),
  list: oneOf(otherLists, { narrows: false }),
  search: words(200),
  filter: oneOf(draftPairFilters),
  sort: sortBy(draftPairSorts, 'score'),
  page: pageNumber,
});

export type SuggestionFilter = FilterOf<typeof suggestionSearch>;
