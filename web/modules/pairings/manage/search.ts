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

const suggestionWords = ['draft', 'list', 'search', 'filter', 'sort', 'page'] as const;

/** The address of the tab of suggestions, as it was given: the tab reads it itself, since every page loads what reads addresses. */
export type SuggestionAddress = Partial<Record<(typeof suggestionWords)[number], string | number>>;

/** The page's whole address: the lists, or the tab of suggestions. */
export type ManagementFilter = PairingFilter | (SuggestionAddress & { tab: 'suggestions' });

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';

export const managementSearch = {
  validateSearch: (given: Record<string, unknown>): ManagementFilter => {
    if (given.tab !== 'suggestions') return pairingSearch.validateSearch(given);
    const words = suggestionWords.filter((name) => isWord(given[name]));
    return { ...Object.fromEntries(words.map((name) => [name, given[name]])), tab: given.tab };
  },
};
