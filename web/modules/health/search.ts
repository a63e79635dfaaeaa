import type { pairingHealth } from '../../../contract/health/endpoints.ts';
import { healthFilters, pairingHealthSorts, usualHealthSort } from '../../../contract/health/values.ts';
import {
  type FilterOf,
  fromPage,
  listSearch,
  oneOf,
  pageNumber,
  type QueryOf,
  sortBy,
  words,
} from '../../lib/list-search.ts';

/** PAR-02, PAR-12: the tab (the overview without one), the search, the health and the order. */
export const healthSearch = listSearch<QueryOf<typeof pairingHealth>>()({
  program_id: fromPage,
  type: oneOf(['pair', 'group'], { name: 'tab', narrows: false }),
  search: words(200),
  health: oneOf(healthFilters),
  sort: sortBy(pairingHealthSorts, usualHealthSort),
  page: pageNumber,
});

export type HealthFilter = FilterOf<typeof healthSearch>;
