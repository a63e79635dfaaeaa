import { useLingui } from '@lingui/react/macro';
import { Bars } from '../../ui/charts/Bars.tsx';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { Loaded } from './Loaded.tsx';
import { NoData } from './NoData.tsx';
import { useFileName } from './useFileName.ts';

interface Chosen {
  name: string;
  users_count: number;
  percentage: number;
}

interface Props<Data extends { members_count: number }> {
  title: string;
  hint: string;
  /** The name of its files. */
  figure: string;
  query: Parameters<typeof Loaded<Data>>[0]['query'];
  rowsOf: (data: Data) => readonly Chosen[];
}

/** What most people chose, each with how many they are and what part of all members. */
export const ChoicesCard = <Data extends { members_count: number }>({
  title,
  hint,
  figure,
  query,
  rowsOf,
}: Props<Data>) => {
  const { t } = useLingui();
  const rows = query.data === undefined ? [] : rowsOf(query.data);
  return (
    <ChartCard
      title={title}
      hint={hint}
      fileName={useFileName(figure)}
      table={
        rows.length === 0
          ? null
          : {
              columns: [title, t`People`, t`Share`],
              rows: rows.map(({ name, users_count: people, percentage }) => [name, people, `${percentage}%`]),
            }
      }
    >
      <Loaded query={query}>
        {({ members_count: members }) =>
          rows.length === 0 ? (
            <NoData />
          ) : (
            <Bars
              label={title}
              most={members}
              bars={rows.map(({ name, users_count: people, percentage }) => ({
                key: name,
                label: name,
                value: people,
                said: `${people} (${percentage}%)`,
              }))}
            />
          )
        }
      </Loaded>
    </ChartCard>
  );
};
