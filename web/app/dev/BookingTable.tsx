import { IconEye, IconFilter, IconSortDescending } from '@tabler/icons-react';
import { useState } from 'react';
import { AvatarStack, PersonRow } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Row } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Text } from '../../ui/Text.tsx';
import { people, person } from './people.ts';

interface Booking {
  id: number;
  mentor: string;
  mentees: number;
  minutes: number;
  status: readonly ['green' | 'blue' | 'orange' | 'red', string];
}

const statuses = [
  ['blue', 'Confirmed'],
  ['orange', 'Pending accept'],
  ['green', 'Completed'],
  ['red', 'Cancelled'],
] as const;

const bookings: Booking[] = Array.from({ length: 6 }, (_, at) => ({
  id: 4210 - at,
  mentor: person(at).name,
  mentees: at === 2 ? 5 : 1,
  minutes: [30, 60, 90][at % 3] ?? 30,
  status: statuses[at % 4] ?? statuses[0],
}));

const durationTone = (minutes: number) => (minutes > 60 ? 'red' : minutes > 30 ? 'orange' : 'green');

export const columns: Column<Booking>[] = [
  {
    key: 'id',
    header: 'ID',
    card: 'hidden',
    cell: ({ id }) => (
      <Text as="span" size="control" tone="secondary">
        #{id}
      </Text>
    ),
  },
  {
    key: 'time',
    header: 'Booking time',
    sortable: true,
    card: 'title',
    cell: ({ id, minutes }) => (
      <Row wrap={false}>
        <div>
          <Text size="control" strong numeric>
            {4220 - id} Dec 2026
          </Text>
          <Text size="meta" tone="secondary" numeric>
            8:00 am
          </Text>
        </div>
        <StatusPill tone={durationTone(minutes)} size="sm">
          {minutes} min
        </StatusPill>
      </Row>
    ),
  },
  { key: 'mentor', header: 'Mentor', cell: ({ mentor }) => <PersonRow name={mentor} size={30} href="?part=lists" /> },
  {
    key: 'mentees',
    header: 'Mentee(s)',
    cell: ({ mentees, id }) =>
      mentees === 1 ? (
        <PersonRow name={person(id).name} size={30} />
      ) : (
        <AvatarStack people={people.slice(0, mentees)} size={30} />
      ),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'end',
    cell: ({ status: [tone, words] }) => <StatusPill tone={tone}>{words}</StatusPill>,
  },
  {
    key: 'acts',
    header: 'Actions',
    card: 'hidden',
    cell: ({ id }) => <IconButton size="sm" icon={IconEye} label={`View booking ${id}`} href="?part=lists" />,
  },
];

interface ToolbarProps {
  direction: 'asc' | 'desc';
  turn: () => void;
  open: boolean;
  setOpen: (open: boolean) => void;
}

const Toolbar = ({ direction, turn, open, setOpen }: ToolbarProps) => (
  <>
    <SearchField
      label="Search bookings"
      placeholder="Search mentor, mentee or ID"
      value=""
      onSearch={() => undefined}
      delay={500}
    />
    <Row>
      <Button icon={IconSortDescending} onPress={turn}>
        {direction === 'desc' ? 'Newest First' : 'Oldest First'}
      </Button>
      <Button icon={IconFilter} onPress={() => setOpen(!open)} aria-expanded={open}>
        {open ? 'Hide filters' : 'Show filters'}
      </Button>
    </Row>
  </>
);

export const BookingTable = () => {
  const [tab, setTab] = useState('one');
  const [open, setOpen] = useState(true);
  const [page, setPage] = useState(3);
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const turn = () => setDirection(direction === 'asc' ? 'desc' : 'asc');
  return (
    <DataTable
      label="Bookings"
      columns={columns}
      rows={bookings}
      rowKey={({ id }) => id}
      sort={{ key: 'time', direction }}
      onSort={turn}
      page={page}
      pages={14}
      onPage={setPage}
      range={{ from: 13, to: 18, total: 149 }}
      tabs={
        <Tabs
          label="Kind of booking"
          active={tab}
          onChange={setTab}
          items={[
            { key: 'one', label: 'One on Ones', count: 149 },
            { key: 'group', label: 'Groups', count: 37 },
          ]}
        />
      }
      toolbar={<Toolbar {...{ direction, turn, open, setOpen }} />}
      filters={
        open && (
          <SelectField
            label="Status"
            labelHidden
            placeholder="Any status"
            value={null}
            onChange={() => undefined}
            options={statuses.map(([, label]) => ({ value: label, label }))}
            clearable
          />
        )
      }
    />
  );
};
