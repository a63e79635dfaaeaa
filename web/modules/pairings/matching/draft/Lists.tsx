import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import type { Person } from '../../../../../contract/profiles/schemas/own.ts';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { suggestionSearch } from '../search.ts';
import type { Summary } from './Figures.tsx';
import { LeftOut } from './LeftOut.tsx';
import type { ListProps } from './ListSearch.tsx';
import { Loads } from './Loads.tsx';
import { OverrideDialog } from './OverrideDialog.tsx';
import { Pairs } from './Pairs.tsx';

interface Props extends ListProps {
  draft: Draft;
  summary: Summary;
}

const pairs = 'pairs';

const ListTabs = ({ draft, summary, filter, onFilter }: Props) => {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Lists of the draft`}
      items={[
        { key: pairs, label: t`Pairs`, count: summary.worth.pairs },
        { key: 'left_out', label: t`Left out`, count: summary.left_out },
        { key: 'mentors', label: t`Mentors`, count: summary.mentors },
      ]}
      active={filter.list ?? pairs}
      onChange={(list) => onFilter(suggestionSearch.validateSearch({ draft: draft.id, list }))}
    />
  );
};

/** The pairs of a draft, who is left out, and what each mentor gets. */
export const Lists = (props: Props) => {
  const { draft, filter, onFilter } = props;
  const [overridden, setOverridden] = useState<Person | null>(null);
  const tabs = <ListTabs {...props} />;
  const shared = { draft, tabs, filter, onFilter, onOverride: setOverridden };
  return (
    <>
      {filter.list === undefined && <Pairs {...shared} />}
      {filter.list === 'left_out' && <LeftOut {...shared} />}
      {filter.list === 'mentors' && <Loads draftId={draft.id} tabs={tabs} filter={filter} onFilter={onFilter} />}
      {overridden && <OverrideDialog draftId={draft.id} mentee={overridden} onClose={() => setOverridden(null)} />}
    </>
  );
};
