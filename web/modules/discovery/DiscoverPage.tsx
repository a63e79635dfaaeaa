import { useLingui } from '@lingui/react/macro';
import { mentorSorts } from '../../../contract/discovery/values.ts';
import { delays } from '../../lib/delays.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ChipPick, FilterChips } from '../../ui/Chips.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { useIsNarrow } from '../../ui/media.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useMe } from '../accounts/index.ts';
import { PromoBanner } from '../credits/index.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { asOptions, type DiscoveryFilter, countFilters, noFilters, withValues } from './filters.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { LocalTimeNote } from './MentorGrid.tsx';
import { MentorSortPick } from './MentorSortPick.tsx';
import { useDiscover } from './queries.ts';
import { ResultCount, Results } from './Results.tsx';
import { filterChips, useFilterGroups, withoutChip } from './useFilterGroups.ts';
import { useSettled } from './useSettled.ts';

interface Props {
  /** From the address (DIS-08). */
  asked: DiscoveryFilter;
  onAsk: (next: DiscoveryFilter) => void;
}

const quickIndustries = 7;

interface PartProps {
  shown: DiscoveryFilter;
  /** Takes effect after a short pause. */
  onChange: (next: DiscoveryFilter) => void;
  /** Takes effect immediately. */
  onSettle: (next: DiscoveryFilter) => void;
}

/** The industries with the most mentors, one tap away. */
const QuickChips = ({ shown, onChange }: Pick<PartProps, 'shown' | 'onChange'>) => {
  const { t } = useLingui();
  const { groups } = useFilterGroups();
  const industries = groups?.find(({ key }) => key === 'industry')?.options ?? [];
  const quick = [...industries].sort((one, other) => other.count - one.count).slice(0, quickIndustries);
  if (quick.length === 0) return null;
  return (
    <ChipPick
      label={t`Industries with most mentors`}
      labelHidden
      oneLine
      options={quick}
      value={asOptions(shown.filters.industry, industries)}
      onChange={(values) => onChange({ ...shown, filters: withValues(shown.filters, 'industry', values) })}
    />
  );
};

const Hero = ({ shown, onChange, onSettle }: PartProps) => {
  const { t } = useLingui();
  const { me } = useMe();
  const narrow = useIsNarrow();
  return (
    <>
      <Row wrap={false}>
        {/* DIS-05 */}
        {me && (
          <Grow>
            <SearchField
              big
              label={t`Search mentor`}
              placeholder={t`Search mentor`}
              value={shown.search}
              onSearch={(words) => onSettle({ ...shown, search: words.trim() })}
              delay={delays.discoverySearch}
            />
          </Grow>
        )}
        {narrow && <FilterSheet filters={shown.filters} onApply={(filters) => onSettle({ ...shown, filters })} />}
      </Row>
      <QuickChips shown={shown} onChange={onChange} />
    </>
  );
};

const useLead = () => {
  const { t } = useLingui();
  const { total } = useFilterGroups();
  return total === undefined
    ? t`Mentors ready to talk one-to-one about your next step.`
    : t`${total.toLocaleString('en')} mentors, ready to talk one-to-one about your next step.`;
};

/** DIS-01: all mentors of the platform, with search and filters. */
export const DiscoverPage = ({ asked, onAsk }: Props) => {
  const { t } = useLingui();
  const lead = useLead();
  const { groups } = useFilterGroups();
  const query = useDiscover(asked);
  const { shown, change, settle } = useSettled(asked, onAsk);
  usePageTitle(t`Find mentors`);
  const { filters } = shown;
  const isNarrowed = countFilters(filters) > 0 || shown.search !== '';
  return (
    <ListPage
      title={t`Find someone who has been where you’re going`}
      lead={lead}
      hero={<Hero shown={shown} onChange={change} onSettle={settle} />}
      filters={<FilterPanel filters={filters} onChange={(next) => change({ ...shown, filters: next })} />}
      filtersLabel={t`Filters`}
      resultBar={
        <>
          <ResultCount query={query} />
          <LocalTimeNote />
          <MentorSortPick
            sort={shown.sort}
            sorts={mentorSorts}
            onSort={(sort) => settle({ search: shown.search, filters, ...(sort && { sort }) })}
          />
        </>
      }
    >
      <PromoBanner />
      <FilterChips
        items={filterChips(filters, groups)}
        onRemove={(chip) => change({ ...shown, filters: withoutChip(filters, chip) })}
        onClear={() => settle({ ...shown, filters: noFilters })}
      />
      <Results
        query={query}
        emptyHint={
          isNarrowed
            ? t`Try fewer filters or other words: nobody fits all of these.`
            : t`Mentors are listed here as soon as they join.`
        }
        {...(isNarrowed && { onClear: () => settle({ ...shown, search: '', filters: noFilters }) })}
      />
    </ListPage>
  );
};
