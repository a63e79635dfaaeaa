import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Draft, DraftPair } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { draftPairFilters } from '../../../../../contract/pairings/values.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { listKit } from '../../../../lib/list-kit.ts';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { EmptyState } from '../../../../ui/States.tsx';
import { useDraftPairs, useLockPairs, useUndoOverride } from '../queries.ts';
import { reasonOf } from '../../../../lib/reasons.ts';
import { suggestionSearch } from '../search.ts';
import { type ListProps, ListSearch } from './ListSearch.tsx';
import { usePairColumns } from './usePairColumns.tsx';
import { WhyDrawer } from './WhyDrawer.tsx';

const everything = 'all';

const Tools = ({ filter, onFilter }: ListProps) => {
  const { t } = useLingui();
  const kit = listKit(suggestionSearch);
  const words = { locked: t`Locked`, overridden: t`Chosen by you`, lowest: t`The weakest tenth` };
  return (
    <>
      <ListSearch filter={filter} onFilter={onFilter} label={t`Search pairs`} />
      <SelectField
        label={t`Show`}
        labelHidden
        value={filter.filter ?? everything}
        onChange={(next) => onFilter(kit.change(filter, { filter: next }))}
        options={[
          { value: everything, label: t`All pairs` },
          ...draftPairFilters.map((value) => ({ value, label: words[value] })),
        ]}
      />
    </>
  );
};

const useActs = (draft: Draft, onOverride: (mentee: DraftPair['mentee']) => void) => {
  const [why, setWhy] = useState<DraftPair | null>(null);
  const lock = useLockPairs(draft.id);
  const undo = useUndoOverride(draft.id);
  const twoOf = ({ mentee, mentor }: DraftPair) => ({ mentee_id: mentee.id, mentor_id: mentor.id });
  return {
    why,
    onWhy: (pair: DraftPair | null) => setWhy(pair),
    onOverride,
    onUndo: (pair: DraftPair) => undo.mutate(twoOf(pair)),
    onLock: (pair: DraftPair, locked: boolean) => lock.mutate({ pairs: [twoOf(pair)], locked }),
    whyNotChange: reasonOf(draft.why_not.change),
  };
};

interface Props extends ListProps {
  draft: Draft;
  tabs: ReactNode;
  onOverride: (mentee: DraftPair['mentee']) => void;
}

/** The pairs of a draft, each with its arithmetic one press away. */
export const Pairs = ({ draft, tabs, filter, onFilter, onOverride }: Props) => {
  const { t } = useLingui();
  const kit = listKit(suggestionSearch);
  const { draft: _draft, list: _list, ...query } = kit.query(filter);
  const { error, table } = useDraftPairs(draft.id, query);
  const acts = useActs(draft, onOverride);
  const columns = usePairColumns(acts);
  return (
    <>
      <DataTable
        label={t`Pairs of the draft`}
        columns={columns}
        {...table}
        {...kit.sorting(filter, onFilter)}
        rowKey={({ mentee, mentor }) => `${mentee.id}-${mentor.id}`}
        errorText={refusalOf(error)?.error ?? null}
        empty={
          <EmptyState compact title={kit.isNarrowed(filter) ? t`Nothing was found` : t`This draft has no pairs`} />
        }
        tabs={tabs}
        toolbar={<Tools filter={filter} onFilter={onFilter} />}
        onPage={(page) => onFilter(kit.toPage(filter, page))}
      />
      {acts.why && <WhyDrawer pair={acts.why} onClose={() => acts.onWhy(null)} />}
    </>
  );
};
