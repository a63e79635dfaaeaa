import { useLingui } from '@lingui/react/macro';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminAct } from '../../../../contract/bookings/schemas/states.ts';
import type { ListedReport } from '../../../../contract/bookings/schemas/admin.ts';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { dayIn, plainDay, shortDay, timeRange } from '../../../lib/time.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ActMenu } from './ActButtons.tsx';
import { ActWindow } from './ActWindow.tsx';
import { BookingStatus, Person } from './BookingParts.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { useReports } from './queries.ts';
import { type ReportFilter, reportSearch } from './search.ts';
import { listKit } from '../../../lib/list-kit.ts';

interface Props {
  /** Null for the whole platform. */
  programId: number | null;
  filter: ReportFilter;
  onFilter: (next: ReportFilter) => void;
  zone: string;
}

/** If `act` is null, all the details are shown, to judge the report by. */
interface Opened {
  act: AdminAct | null;
  booking: AdminBooking;
}

/** In the table the status is below the session: next to seven other columns there is no room for it. */
const Session = ({ booking, zone, phone }: { booking: AdminBooking; zone: string; phone: boolean }) => (
  <Stack gap="none">
    <Text strong size="control">
      #{booking.id} · {shortDay(booking.start_at, zone)}
    </Text>
    <Text size="meta" tone="secondary">
      {timeRange(booking.start_at, booking.end_at, zone)}
    </Text>
    {!phone && (
      <Row>
        <BookingStatus booking={booking} />
      </Row>
    )}
  </Stack>
);

/** B42: id, session, who reported whom, why and when, and the actions. */
const useColumns = (zone: string, onOpen: (opened: Opened) => void): Column<ListedReport>[] => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const reasonOf = ({ kind, reason, other_reason: other }: ListedReport) =>
    kind === 'absent' ? t`Absent` : other === null ? reason : `${reason}: ${other}`;
  return [
    { key: 'id', header: t`ID`, card: 'hidden', cell: ({ id }) => <Text numeric>{id}</Text> },
    {
      key: 'session',
      header: t`Session`,
      card: 'title',
      breaks: 'never',
      cell: ({ booking }) => <Session booking={booking} zone={zone} phone={phone} />,
    },
    {
      key: 'reporter',
      header: t`Reporter`,
      width: '16%',
      cell: ({ reporter }) => <Person person={reporter} />,
    },
    {
      key: 'reported',
      header: t`Reported user`,
      width: '16%',
      cell: ({ reported_user: reported }) => (reported ? <Person person={reported} /> : '–'),
    },
    { key: 'reason', header: t`Reason`, width: '20%', cell: reasonOf },
    { key: 'date', header: t`Date`, breaks: 'never', cell: ({ created_at: at }) => plainDay(dayIn(at, zone)) },
    ...(phone
      ? [
          {
            key: 'status',
            header: t`Status`,
            card: 'end' as const,
            cell: ({ booking }: ListedReport) => <BookingStatus booking={booking} />,
          },
        ]
      : []),
    {
      key: 'acts',
      header: t`Actions`,
      breaks: 'never',
      card: 'actions',
      cell: ({ booking }) => (
        <Row gap="xs" wrap={phone}>
          <DetailsButton booking={booking} onPress={() => onOpen({ act: null, booking })} />
          <ActMenu booking={booking} onAct={(act) => onOpen({ act, booking })} />
        </Row>
      ),
    },
  ];
};

const Nothing = ({ settled }: { settled: boolean }) => {
  const { t } = useLingui();
  return (
    <EmptyState compact icon={IconFlag} title={settled ? t`Nothing has been settled yet` : t`Nothing waits for you`} />
  );
};

interface TabsProps extends Pick<Props, 'onFilter'> {
  counts: { open: number; settled: number } | undefined;
  state: 'open' | 'settled';
}

const StateTabs = ({ counts, state, onFilter }: TabsProps) => {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Reports`}
      items={[
        { key: 'open', label: t`Open`, ...(counts && { count: counts.open }) },
        { key: 'settled', label: t`Settled`, ...(counts && { count: counts.settled }) },
      ]}
      active={state}
      onChange={(key) => onFilter(reportSearch.validateSearch({ state: key }))}
    />
  );
};

interface OpenedProps extends Pick<Props, 'zone'> {
  opened: Opened;
  among: readonly ListedReport[];
  onClose: () => void;
}

/** After an action the list has the newer version of the booking (ADB-20). */
const OneOpened = ({ opened: { act, booking }, among, ...rest }: OpenedProps) => {
  const newest = among.find((one) => one.booking.id === booking.id)?.booking ?? booking;
  return act === null ? (
    <DetailsDialog booking={newest} {...rest} />
  ) : (
    <ActWindow act={act} booking={newest} zone={rest.zone} onClose={rest.onClose} />
  );
};

/** ADB-23, ADB-46: the reported sessions, to be settled here; ten per page. */
export const ReportedPage = ({ programId, filter, onFilter, zone }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Reported bookings`);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { state = 'open' } = filter;
  const { data, error, table } = useReports(
    listKit(reportSearch).query(filter, { program_id: programId ?? undefined }),
  );
  const columns = useColumns(zone, setOpened);
  return (
    <ListPage title={t`Reported bookings`} lead={t`Sessions that did not take place as agreed.`} width="admin">
      <DataTable
        label={t`Reported bookings`}
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        errorText={refusalOf(error)?.error ?? null}
        empty={<Nothing settled={state === 'settled'} />}
        tabs={<StateTabs counts={data?.counts} state={state} onFilter={onFilter} />}
        onPage={(page) => onFilter(listKit(reportSearch).toPage(filter, page))}
      />
      {opened && <OneOpened opened={opened} among={table.rows} zone={zone} onClose={() => setOpened(null)} />}
    </ListPage>
  );
};
