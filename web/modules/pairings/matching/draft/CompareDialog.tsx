import { useLingui } from '@lingui/react/macro';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import type { Worth } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { shortDay, timeOfDay } from '../../../../lib/time.ts';
import { type Column, DataTable } from '../../../../ui/DataTable.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { SkeletonList } from '../../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../ui/States.tsx';
import { Heading } from '../../../../ui/Text.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';
import { exactPoints } from '../points.ts';
import { useComparison, useDrafts } from '../queries.ts';
import { Moves } from './Moves.tsx';

interface Figure {
  key: string;
  label: string;
  here: number | string;
  there: number | string;
}

const scoreOf = (score: number | null) => (score === null ? '–' : exactPoints(score));

const useFigures = () => {
  const { t } = useLingui();
  return (here: Worth, there: Worth): Figure[] => [
    { key: 'mentees', label: t`Mentees matched`, here: here.mentees, there: there.mentees },
    { key: 'pairs', label: t`Pairs`, here: here.pairs, there: there.pairs },
    { key: 'lowest', label: t`Weakest pair, in points`, here: scoreOf(here.lowest), there: scoreOf(there.lowest) },
    { key: 'sum', label: t`Sum of all scores, in points`, here: scoreOf(here.sum), there: scoreOf(there.sum) },
  ];
};

const useColumns = (): Column<Figure>[] => {
  const { t } = useLingui();
  return [
    { key: 'label', header: t`Figure`, card: 'title', cell: ({ label }) => label },
    { key: 'here', header: t`This draft`, cell: ({ here }) => here },
    { key: 'there', header: t`The other draft`, cell: ({ there }) => there },
  ];
};

const Comparison = ({ draftId, other }: { draftId: number; other: number }) => {
  const { t } = useLingui();
  const figuresOf = useFigures();
  const columns = useColumns();
  const { data, error, refetch, isFetching } = useComparison(draftId, other);
  if (!data)
    return error === null ? (
      <SkeletonList rows={4} />
    ) : (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  const moves = data.changed.map(({ mentee, here, there }) => ({ mentee, from: here, to: there }));
  return (
    <Stack gap="md">
      <DataTable
        label={t`Both drafts`}
        columns={columns}
        rows={figuresOf(data.worth, data.other)}
        rowKey={({ key }) => key}
      />
      <Heading level={3} look="small">{t`From this draft to the other`}</Heading>
      {moves.length === 0 ? (
        <EmptyState compact title={t`Every mentee has the same mentor in both`} />
      ) : (
        <Moves label={t`From this draft to the other`} moves={moves} count={data.changed_count} />
      )}
    </Stack>
  );
};

/** M15: what is different in another draft. */
export const CompareDialog = ({ draftId, zone, onClose }: { draftId: number; zone: string; onClose: () => void }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { table } = useDrafts(id, 1);
  const [other, setOther] = useState<string | null>(null);
  const others = table.rows.filter((one) => one.id !== draftId && one.worth !== null && one.status !== 'discarded');
  const options = others.map((one) => ({
    value: String(one.id),
    label: `${shortDay(one.created_at, zone)}, ${timeOfDay(one.created_at, zone)}`,
    note: one.created_by.full_name,
  }));
  return (
    <Dialog opened onClose={onClose} title={t`Compare with another draft`}>
      {table.state === 'ready' && options.length === 0 ? (
        <EmptyState compact icon={IconArrowsDiff} title={t`There is no other draft to compare with`}>
          {t`Run the matching again with other weights to have one.`}
        </EmptyState>
      ) : (
        <Stack gap="md">
          <SelectField
            label={t`The other draft`}
            placeholder={t`Choose a draft`}
            value={other}
            onChange={setOther}
            options={options}
          />
          {other !== null && <Comparison draftId={draftId} other={Number(other)} />}
        </Stack>
      )}
    </Dialog>
  );
};
