import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ChartMark, shareOf } from '../../../ui/charts/chart.ts';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { Donut } from '../../../ui/charts/Donut.tsx';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useFileName } from '../useFileName.ts';

interface Props<Data> {
  title: string;
  hint?: string;
  actions?: ReactNode;
  footer?: ReactNode;
  /** The name of its files. */
  figure: string;
  query: Parameters<typeof Loaded<Data>>[0]['query'];
  slicesOf: (data: Data) => readonly ChartMark[];
  /** What all slices together are. */
  whole: string;
}

/** Parts of a whole, as they come; where there are none it says so. */
export const DonutCard = <Data,>({ title, figure, query, slicesOf, whole, ...card }: Props<Data>) => {
  const { t } = useLingui();
  const slices = query.data === undefined ? [] : slicesOf(query.data);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const rows = slices.map(({ label, value }) => [label, value, `${shareOf(value, total)}%`]);
  return (
    <ChartCard
      {...card}
      title={title}
      fileName={useFileName(figure)}
      table={total === 0 ? null : { columns: [title, t`Count`, t`Share`], rows }}
    >
      <Loaded query={query}>
        {() =>
          total === 0 ? <NoData /> : <Donut label={title} slices={slices} centre={{ value: total, label: whole }} />
        }
      </Loaded>
    </ChartCard>
  );
};
