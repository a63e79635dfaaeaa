import { useLingui } from '@lingui/react/macro';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { AdminBookings } from '../../../../contract/bookings/schemas/admin.ts';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { refusalOf } from '../../../lib/call.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { type BookingsAsked, narrowed } from './asked.ts';
import { ListFilters, ListTools } from './ListTools.tsx';

interface Props {
  asked: BookingsAsked;
  onAsk: (next: BookingsAsked) => void;
  zone: string;
  data: AdminBookings | undefined;
  error: Error | null;
  onRetry: () => void;
  columns: Column<AdminBooking>[];
  /** A further filter: the platform's programme. */
  filter?: ReactNode;
}

/** ADB-06: how many there are of each type, as far as they were counted. */
const TypeTabs = ({ asked, onAsk, data }: Pick<Props, 'asked' | 'onAsk' | 'data'>) => {
  const { t } = useLingui();
  const items = [
    { key: 'one_on_one', label: t`One on Ones`, ...(data && { count: data.counts.one_on_one }) },
    { key: 'group', label: t`Groups`, ...(data && { count: data.counts.group }) },
  ];
  const turn = (key: string) => onAsk(narrowed(asked, { type: key === 'group' ? 'group' : undefined }));
  return <Tabs label={t`Type`} items={items} active={asked.type ?? 'one_on_one'} onChange={turn} />;
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
const isNarrowed = ({ status, from, to, search, program }: BookingsAsked) =>
  [status, from, to, search, program].some((one) => one !== undefined);

const Nothing = ({ asked }: { asked: BookingsAsked }) => {
  const { t } = useLingui();
  return isNarrowed(asked) ? (
    <EmptyState compact icon={IconCalendarOff} title={t`No booking fits`}>
      {t`Try other words or fewer filters.`}
    </EmptyState>
  ) : (
    <EmptyState compact icon={IconCalendarOff} title={t`There are no bookings yet`} />
  );
};

const useTools = ({ asked, onAsk, zone, filter }: Pick<Props, 'asked' | 'onAsk' | 'zone' | 'filter'>) => {
  const [shown, setShown] = useState(isNarrowed({ ...asked, search: undefined }));
  return {
    toolbar: <ListTools asked={asked} onAsk={onAsk} shown={shown} onShow={() => setShown(!shown)} />,
    filters: shown ? (
      <ListFilters asked={asked} onAsk={onAsk} zone={zone}>
        {filter}
      </ListFilters>
    ) : undefined,
  };
};

/** ADB-03 to ADB-10: one page of the bookings of one type. */
export const BookingsTable = ({ asked, onAsk, zone, data, error, onRetry, columns, filter }: Props) => {
  const { t } = useLingui();
  const rangeOf = useRange();
  const tools = useTools({ asked, onAsk, zone, filter });
  const message = refusalOf(error)?.error;
  const loaded = error ? 'error' : 'ready';
  return (
    <DataTable
      label={t`Bookings`}
      columns={columns}
      rows={data?.bookings ?? []}
      rowKey={({ id }) => id}
      state={data || error ? loaded : 'loading'}
      errorText={message === undefined ? null : t`Error: ${message}`}
      onRetry={onRetry}
      empty={<Nothing asked={asked} />}
      tabs={<TypeTabs {...{ asked, onAsk, data }} />}
      {...tools}
      tall
      pageButtons={pageButtons}
      onPage={(page) => onAsk({ ...asked, page })}
      {...(data && {
        page: data.pagination.current_page,
        pages: data.pagination.total_pages,
        range: rangeOf(data, asked.type ?? 'one_on_one'),
      })}
    />
  );
};
