import { useLingui } from '@lingui/react/macro';
import { IconHeartbeat } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { GroupRow, PairingRow } from '../../../../contract/health/schemas/lists.ts';
import { healthFilters } from '../../../../contract/health/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ChipPick } from '../../../ui/Chips.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { RatingPane } from '../../reviews/index.ts';
import type { usePairingHealth } from '../queries.ts';
import { type HealthFilter, healthSearch } from '../search.ts';
import { useColumns } from './useColumns.tsx';

interface Props {
  type: 'pair' | 'group';
  zone: string;
  filter: HealthFilter;
  onFilter: (next: HealthFilter) => void;
  list: ReturnType<typeof usePairingHealth>;
  tabs: ReactNode;
}

/** PAR-03, PAR-12: words, and great, fair or poor at one press. */
const Tools = ({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) => {
  const { t } = useLingui();
  const words = { great: t`Great`, fair: t`Fair`, poor: t`Poor` };
  const change = listKit(healthSearch).change;
  return (
    <>
      <SearchField
        label={t`Search pairs and groups`}
        placeholder={t`Search by name or email`}
        value={filter.search ?? ''}
        onSearch={(search) => onFilter(change(filter, { search }))}
        delay={delays.tables}
      />
      <ChipPick
        label={t`Pairing Health`}
        single
        options={healthFilters.map((value) => ({ value, label: words[value] }))}
        value={filter.health === undefined ? [] : [filter.health]}
        onChange={([health]) => onFilter(change(filter, { health: health ?? null }))}
      />
    </>
  );
};

const Nothing = ({ type, filtered }: { type: Props['type']; filtered: boolean }) => {
  const { t } = useLingui();
  if (filtered) return <EmptyState compact title={t`Nothing was found`} />;
  return (
    <EmptyState compact icon={IconHeartbeat} title={t`No data available.`}>
      {type === 'pair' ? t`Pairs show up here once there are some.` : t`Groups show up here once there are some.`}
    </EmptyState>
  );
};

/** PAR-28: what the pane about ratings needs to know of a row. */
const ratingOf = (row: PairingRow | GroupRow) => ({
  type: row.type,
  group_id: row.type === 'Group' ? row.id : null,
  mentees: row.mentee_participants,
  mentors: row.mentor_participants,
  sessions: row.completed_bookings_count,
  mentee_score: null,
  mentor_score: null,
});

/** PAR-08 to PAR-15: the pairs, or the groups, from the healthiest to the poorest. */
export const HealthList = ({ type, zone, filter, onFilter, list, tabs }: Props) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<PairingRow | GroupRow | null>(null);
  const kit = listKit(healthSearch);
  const columns = useColumns({ zone, type, onDetails: setOpened });
  // The rows of the other tab stay until these have loaded, so leave them out.
  const rows = list.table.rows.filter((row) => row.type === (type === 'pair' ? 'Pair' : 'Group'));
  return (
    <>
      <DataTable
        label={type === 'pair' ? t`One on One Pairing` : t`Group Pairing`}
        columns={columns}
        {...list.table}
        rows={rows}
        {...kit.sorting(filter, onFilter)}
        rowKey={({ id }) => id}
        errorText={refusalOf(list.error)?.error ?? null}
        empty={<Nothing type={type} filtered={kit.isNarrowed(filter)} />}
        tabs={tabs}
        toolbar={<Tools filter={filter} onFilter={onFilter} />}
        onPage={(page) => onFilter(kit.toPage(filter, page))}
        roomy
      />
      {opened && <RatingPane rating={ratingOf(opened)} onClose={() => setOpened(null)} />}
    </>
  );
};
