import { useLingui } from '@lingui/react/macro';
import { delays } from '../../../../lib/delays.ts';
import { listKit } from '../../../../lib/list-kit.ts';
import { SearchField } from '../../../../ui/SearchField.tsx';
import { type SuggestionFilter, suggestionSearch } from '../search.ts';

export interface ListProps {
  filter: SuggestionFilter;
  onFilter: (next: SuggestionFilter) => void;
}

/** What is searched for in a list of a draft, kept in the address. */
export const ListSearch = ({ filter, onFilter, label }: ListProps & { label: string }) => {
  const { t } = useLingui();
  return (
    <SearchField
      label={label}
      placeholder={t`Search by name or email`}
      value={filter.search ?? ''}
      onSearch={(search) => onFilter(listKit(suggestionSearch).change(filter, { search }))}
      delay={delays.tables}
    />
  );
};
