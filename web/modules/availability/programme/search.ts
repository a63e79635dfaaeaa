import type { programmeAvailability } from '../../../../contract/availability/endpoints.ts';
import { type FilterOf, fromPage, listSearch, pageNumber, type QueryOf } from '../../../lib/list-search.ts';

/** AVL-15: this list has no filters. */
export const availabilitySearch = listSearch<QueryOf<typeof programmeAvailability>>()({
  program_id: fromPage,
  page: pageNumber,
});

export type AvailabilityFilter = FilterOf<typeof availabilitySearch>;
