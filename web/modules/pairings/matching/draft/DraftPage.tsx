import { useLingui } from '@lingui/react/macro';
import { IconFileOff } from '@tabler/icons-react';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { Stack } from '../../../../ui/Layout.tsx';
import { SkeletonStats, SkeletonTable } from '../../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../ui/States.tsx';
import { useDraft } from '../queries.ts';
import { suggestionSearch } from '../search.ts';
import { DraftHead } from './DraftHead.tsx';
import { Figures, Scores } from './Figures.tsx';
import { Lists } from './Lists.tsx';
import type { ListProps } from './ListSearch.tsx';
import { Published } from './Published.tsx';
import { Running } from './Running.tsx';
import { Stale } from './Stale.tsx';

interface Props extends ListProps {
  draftId: number;
  zone: string;
}

/** A draft that has no pairs to show: stopped, failed or put away. */
const Over = ({ draft }: { draft: Draft }) => {
  const { t } = useLingui();
  const words: Partial<Record<Draft['status'], string>> = {
    failed: t`The calculation failed. Nothing was changed; you can run it again.`,
    cancelled: t`The calculation was cancelled. Nothing was changed.`,
    discarded: t`This draft was discarded.`,
  };
  return (
    <EmptyState icon={IconFileOff} title={t`There are no pairs to show`}>
      {words[draft.status]}
    </EmptyState>
  );
};

const Loaded = ({ draft, filter, onFilter }: ListProps & { draft: Draft }) => {
  const { summary } = draft;
  if (draft.status === 'running') return <Running draft={draft} />;
  if (summary === null || draft.status === 'discarded') return <Over draft={draft} />;
  return (
    <>
      <Figures summary={summary} />
      <Scores distribution={summary.distribution} />
      <Lists draft={draft} summary={summary} filter={filter} onFilter={onFilter} />
    </>
  );
};

/** M15: one draft: summary, pairs, who is left out; changed, compared, published or put away. */
export const DraftPage = ({ draftId, zone, filter, onFilter }: Props) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useDraft(draftId);
  if (!data)
    return error === null ? (
      <Stack>
        <SkeletonStats />
        <SkeletonTable />
      </Stack>
    ) : (
      <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  const open = (id?: number) => onFilter(suggestionSearch.validateSearch({ draft: id }));
  return (
    <Stack gap="md" as="section" label={t`Draft`}>
      <DraftHead draft={data} zone={zone} onOpen={open} onBack={() => open()} />
      {data.stale && data.status === 'ready' && <Stale stale={data.stale} />}
      {data.status === 'published' && <Published draft={data} zone={zone} />}
      <Loaded draft={data} filter={filter} onFilter={onFilter} />
    </Stack>
  );
};
