import { listKit } from '../../../lib/list-kit.ts';
import { DraftPage } from './draft/DraftPage.tsx';
import type { SuggestionAddress } from '../manage/search.ts';
import { type SuggestionFilter, suggestionSearch } from './search.ts';
import { MatchingSetup } from './setup/MatchingSetup.tsx';

interface Props {
  filter: SuggestionAddress;
  zone: string;
  onFilter: (next: SuggestionFilter) => void;
}

/** PAR-31, M15: what drafts are made of, or one of them. */
export const Suggestions = ({ filter: given, zone, onFilter }: Props) => {
  const filter = suggestionSearch.validateSearch(given);
  if (filter.draft !== undefined)
    return <DraftPage key={filter.draft} draftId={filter.draft} zone={zone} filter={filter} onFilter={onFilter} />;
  return (
    <MatchingSetup
      zone={zone}
      page={filter.page ?? 1}
      onPage={(page) => onFilter(listKit(suggestionSearch).toPage(filter, page))}
      onOpen={(draft) => onFilter(suggestionSearch.validateSearch({ draft }))}
    />
  );
};
