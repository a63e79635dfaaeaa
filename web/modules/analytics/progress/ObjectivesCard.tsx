import { useLingui } from '@lingui/react/macro';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { shareOf } from '../../../ui/charts/chart.ts';
import { Donut } from '../../../ui/charts/Donut.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useLearning } from '../queries.ts';
import { useFileName } from '../useFileName.ts';

/** ANA-17: what became of the objectives that mentees have. */
export const ObjectivesCard = () => {
  const { t } = useLingui();
  const query = useLearning(useThisProgramme().id);
  const objectives = query.data?.objectives;
  const title = t`Learning progress`;
  const slices = objectives && [
    { key: 'done', label: t`Done`, value: objectives.done, tone: 'teal' as const },
    {
      key: 'open',
      label: t`Open`,
      value: objectives.total - objectives.done - objectives.expired,
      tone: 'brand' as const,
    },
    { key: 'expired', label: t`Expired`, value: objectives.expired, tone: 'coral' as const },
  ];
  const rows = slices?.map(({ label, value }) => [label, value, `${shareOf(value, objectives?.total ?? 0)}%`]);
  return (
    <ChartCard
      title={title}
      hint={t`The objectives of all mentees together`}
      fileName={useFileName('learning-progress')}
      table={rows ? { columns: [title, t`Count`, t`Share`], rows } : null}
    >
      <Loaded query={query}>
        {() =>
          slices && objectives ? (
            <Donut label={title} slices={slices} centre={{ value: objectives.total, label: t`objectives` }} />
          ) : (
            <NoData title={t`No learning progress data found.`} />
          )
        }
      </Loaded>
    </ChartCard>
  );
};
