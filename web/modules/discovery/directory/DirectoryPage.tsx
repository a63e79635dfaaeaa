import { useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { memberSorts, menteeSorts } from '../../../../contract/discovery/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { portalPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterChips } from '../../../ui/Chips.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Grow, Row } from '../../../ui/Layout.tsx';
import { useIsNarrow } from '../../../ui/media.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { FilterPanel } from '../FilterPanel.tsx';
import { type DiscoveryFilter, countFilters, noFilters } from '../filters.ts';
import { FilterSheet } from '../FilterSheet.tsx';
import { MentorSortPick } from '../MentorSortPick.tsx';
import { useDirectory } from '../queries.ts';
import { filterChips, useFilterGroups, withoutChip } from '../useFilterGroups.ts';
import { useSettled } from '../useSettled.ts';
import { DirectoryResults, PeopleCount } from './DirectoryResults.tsx';

interface Props {
  /** From the address (DIS-08). */
  asked: DiscoveryFilter;
  onAsk: (next: DiscoveryFilter) => void;
}

/** Under mentor_picks a mentee has nobody to choose from (B22): says so in the server's words, with a link home. */
const Closed = ({ why }: { why: string }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  usePageTitle(t`Mentors`);
  return (
    <ListPage title={t`Mentors`}>
      <EmptyState
        icon={IconLock}
        title={why}
        action={<Button href={portalPath(programme, 'overviews')}>{t`Home`}</Button>}
      >
        {t`You will be told as soon as a mentor has chosen you.`}
      </EmptyState>
    </ListPage>
  );
};

interface ToolsProps {
  shown: DiscoveryFilter;
  onSettle: (next: DiscoveryFilter) => void;
}

const Tools = ({ shown, onSettle }: ToolsProps) => {
  const { t } = useLingui();
  const narrow = useIsNarrow();
  return (
    <Row wrap={false}>
      <Grow>
        <SearchField
          big
          label={t`Search by name, work or skill`}
          placeholder={t`Search`}
          value={shown.search}
          onSearch={(words) => onSettle({ ...shown, search: words.trim() })}
          delay={delays.discoverySearch}
        />
      </Grow>
      {narrow && <FilterSheet filters={shown.filters} onApply={(filters) => onSettle({ ...shown, filters })} />}
    </Row>
  );
};

/** The page's title and texts, by whom it shows and whether the reader may choose (B22). */
const useWords = (shows: 'mentors' | 'mentees', mayPick: boolean | undefined) => {
  const { t } = useLingui();
  const { name } = useThisProgramme();
  if (shows === 'mentees') {
    return {
      title: t`Mentees`,
      lead: mayPick ? t`Choose whom you would like to mentor in ${name}.` : t`The mentees of ${name}.`,
    };
  }
  return { title: t`Mentors`, lead: mayPick ? t`Choose your mentor in ${name}.` : t`The mentors of ${name}.` };
};

interface FoundProps extends Props {
  query: ReturnType<typeof useDirectory>;
}

/** M33 */
const Bar = ({ query, shown, onSettle }: ToolsProps & Pick<FoundProps, 'query'>) => {
  const { search, filters } = shown;
  return (
    <>
      <PeopleCount query={query} />
      <MentorSortPick
        sort={shown.sort}
        sorts={query.data?.pages[0]?.shows === 'mentees' ? menteeSorts : memberSorts}
        onSort={(sort) => onSettle({ search, filters, ...(sort && { sort }) })}
      />
    </>
  );
};

const Open = ({ asked, onAsk, query }: FoundProps) => {
  const { t } = useLingui();
  const { pairing_method: method, viewer } = useThisProgramme();
  const { groups } = useFilterGroups();
  const { shown, change, settle } = useSettled(asked, onAsk);
  const first = query.data?.pages[0];
  const words = useWords(first?.shows ?? (method === 'mentor_picks' ? 'mentees' : 'mentors'), first?.may_pick);
  usePageTitle(words.title);
  const { filters } = shown;
  const isNarrowed = countFilters(filters) > 0 || shown.search !== '';
  const clear = () => settle({ ...shown, search: '', filters: noFilters });
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      hero={<Tools shown={shown} onSettle={settle} />}
      filters={<FilterPanel filters={filters} onChange={(next) => change({ ...shown, filters: next })} />}
      filtersLabel={t`Filters`}
      resultBar={<Bar query={query} shown={shown} onSettle={settle} />}
    >
      {method === 'admin_pairs' && viewer?.is_admin === false && (
        <Notice>{t`Pairings are managed by your program admin.`}</Notice>
      )}
      <FilterChips
        items={filterChips(filters, groups)}
        onRemove={(chip) => change({ ...shown, filters: withoutChip(filters, chip) })}
        onClear={() => settle({ ...shown, filters: noFilters })}
      />
      <DirectoryResults query={query} onClear={isNarrowed ? clear : null} />
    </ListPage>
  );
};

/** DIS-03: the people of a programme whom the reader may meet. */
export const DirectoryPage = ({ asked, onAsk }: Props) => {
  const query = useDirectory(useThisProgramme().id, asked);
  const refusal = query.data ? null : refusalOf(query.error);
  if (refusal?.code === 'discovery.directory_closed') return <Closed why={refusal.error} />;
  return <Open asked={asked} onAsk={onAsk} query={query} />;
};
