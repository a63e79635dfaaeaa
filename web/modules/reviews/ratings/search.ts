import type { mentorshipRatings } from '../../../../contract/reviews/endpoints.ts';
import { type FilterOf, fromPage, listSearch, pageNumber, type QueryOf, words } from '../../../lib/list-search.ts';

/** REV-16: the search for a name, and the page. */
export const ratingSearch = listSearch<QueryOf<typeof mentorshipRatings>>()({
  program_id: fromPage,
  search: words(100),
  page: pageNumber,
});

export type RatingFilter = FilterOf<typeof ratingSearch>;
