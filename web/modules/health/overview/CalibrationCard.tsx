import { useLingui } from '@lingui/react/macro';
import type { Calibration } from '../../../../contract/health/schemas/overview.ts';
import { foretoldBySurveys } from '../../../../contract/health/values.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';

const two = (share: number | null) => (share === null ? '–' : share.toFixed(2));

const useColumns = (): Column<Calibration>[] => {
  const { t } = useLingui();
  return [
    { key: 'days', header: t`Pairs that were`, card: 'title', cell: ({ days }) => t`${days} days old` },
    { key: 'pairs', header: t`Pairs`, cell: ({ pairs }) => pairs },
    { key: 'lost', header: t`Closed or silent later`, cell: ({ lost }) => lost },
    { key: 'auc', header: t`Ranking (AUC)`, cell: ({ auc }) => two(auc) },
    { key: 'sensitivity', header: t`Sensitivity`, cell: ({ sensitivity }) => two(sensitivity) },
    { key: 'specificity', header: t`Specificity`, cell: ({ specificity }) => two(specificity) },
    {
      key: 'state',
      header: t`Status`,
      card: 'end',
      cell: ({ calibrated }) => (
        <StatusPill tone={calibrated ? 'green' : 'grey'}>
          {calibrated ? t`Calibrated` : t`Not yet calibrated`}
        </StatusPill>
      ),
    },
  ];
};

/** M16: what the number foretold, beside what surveys alone foretell. */
export const CalibrationCard = ({ calibration }: { calibration: readonly Calibration[] }) => {
  const { t } = useLingui();
  const columns = useColumns();
  const { sensitivity, specificity } = foretoldBySurveys;
  return (
    <SectionCard
      title={t`How well the number foretells`}
      hint={t`Of pairs judged at that age: whether a poor one was closed early or silent for 60 days within the next 90. Surveys alone reach a sensitivity of ${sensitivity} and a specificity of ${specificity}. It takes 50 pairs, with 10 of either outcome, to trust these figures.`}
      flush
    >
      <DataTable
        label={t`What the number foretold`}
        columns={columns}
        rows={calibration}
        rowKey={({ days }) => days}
        empty={<EmptyState compact title={t`Counted on the first night of each month`} />}
      />
    </SectionCard>
  );
};
