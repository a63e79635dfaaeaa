import { useLingui } from '@lingui/react/macro';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { AdminBookings } from '../../../../contract/bookings/schemas/admin.ts';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { refusalOf } from '../../../lib/call.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ListFilters, ListTools } from './ListTools.tsx';
import type { useAdminBookings } from './queries.ts';
import { type BookingFilter, bookingSearch } from './search.ts';
import { listKit } from '../../../lib/list-kit.ts';

interface Props {
  filter: BookingFilter;
  onFilter: (next: BookingFilter) => void;
  zone: string;
  data: AdminBookings | undefined;
  error: Error | null;
  table: ReturnType<typeof useAdminBookings>['table'];
  columns: Column<AdminBooking>[];
  /** An extra filter: the programme, on the platform's list. */
  programmeFilter?: ReactNode;
}

/** ADB-06: the number of bookings of each type, as far as the server counts. */
const TypeTabs = ({ filter, onFilter, data }: Pick<Props, 'filter' | 'onFilter' | 'data'>) => {
  const { t } = useLingui();
  const items = [
    { key: 'one_on_one', label: t`One on Ones`, ...(data && { count: data.counts.one_on_one }) },
    { key: 'group', label: t`Groups`, ...(data && { count: data.counts.group }) },
  ];
  const turn = (key: string) => onFilter(listKit(bookingSearch).change(filter, { type: key }));
  return <Tabs label={t`Type`} items={items} active={filter.type ?? 'one_on_one'} onChange={turn} />;
};

const useRange = () => {
  const { t } = useLingui();
  return (data: AdminBookings, type: 'one_on_one' | 'group') => {
    const { current_page: page, per_page: size, total_entries: total } = data.pagination;
    const words = total.toLocaleString('en');
    return {
      from: total === 0 ? 0 : (page - 1) * size + 1,
      to: Math.min(page * size, total),
      total: data.over[type] ? t`over ${words}` : words,
    };
  };
};

/** ADB-09 */
const pageButtons = 5;

const Nothing = ({ filter }: { filter: BookingFilter }) => {
  const { t } = useLingui();
  return listKit(bookingSearch).isNarrowed(filter) ? (
    <EmptyState compact icon={IconCalendarOff} title={t`No booking fits`}>
      {t`Try other words or fewer filters.`}
    </EmptyState>
  ) : (
    <EmptyState compact icon={IconCalendarOff} title={t`There are no bookings yet`} />
  );
};

type ToolsProps = Pick<Props, 'filter' | 'onFilter' | 'zone' | 'programmeFilter'>;

const useTools = ({ filter, onFilter, zone, programmeFilter }: ToolsProps) => {
  const [shown, setShown] = useState(listKit(bookingSearch).isNarrowed({ ...filter, search: undefined }));
  return {
    toolbar: <ListTools filter={filter} onFilter={onFilter} shown={shown} onShow={() => setShown(!shown)} />,
    filters: shown ? (
      <ListFilters filter={filter} onFilter={onFilter} zone={zone}>
        {programmeFilter}
      </ListFilters>
    ) : undefined,
  };
};

/** ADB-03 to ADB-10: one page of the bookings of one type. */
export const BookingsTable = ({ filter, onFilter, zone, data, error, table, columns, programmeFilter }: Props) => {
  const { t } = useLingui();
  const rangeOf = useRange();
  const tools = useTools({ filter, onFilter, zone, programmeFilter });
  const message = refusalOf(error)?.error;
  return (
    <DataTable
      label={t`Bookings`}
      columns={columns}
      {...table}
      rowKey={({ id }) => id}
      errorText={message === undefined ? null : t`Error: ${message}`}
      empty={<Nothing filter={filter} />}
      tabs={<TypeTabs {...{ filter, onFilter, data }} />}
      {...tools}
      tall
      pageButtons={pageButtons}
      onPage={(page) => onFilter(listKit(bookingSearch).toPage(filter, page))}
      {...(data && { range: rangeOf(data, filter.type ?? 'one_on_one') })}
    />
  );
};
