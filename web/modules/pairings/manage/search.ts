import type { listPairings } from '../../../../contract/pairings/endpoints.ts';
import {
  type FilterOf,
  fromPage,
  listSearch,
  oneOf,
  pageNumber,
  type QueryOf,
  words,
} from '../../../lib/list-search.ts';

export const pairingStatuses = ['active', 'paused', 'ended'] as const;

/** PAR-29: pairs, or the tab of groups; filtered by state and search words. */
export const pairingSearch = listSearch<QueryOf<typeof listPairings>>()({
  program_id: fromPage,
  type: oneOf(['group'], { name: 'tab', otherwise: 'pair', narrows: false }),
  status: oneOf(pairingStatuses),
  search: words(200),
  page: pageNumber,
});

export type PairingFilter = FilterOf<typeof pairingSearch>;
