import { IconCalendarOff, IconMoodEmpty, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Disclosure, Folds } from '../../ui/Disclosure.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { SkeletonCards, SkeletonDetail, SkeletonForm, SkeletonList, SkeletonStats } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState, ProgressBar } from '../../ui/States.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { Text } from '../../ui/Text.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { Section } from './Section.tsx';
import { BookingTable, columns } from './BookingTable.tsx';

const TabSet = () => {
  const [tab, setTab] = useState('upcoming');
  const items = [
    { key: 'upcoming', label: 'Upcoming', count: 3 },
    { key: 'to_review', label: 'To review', count: 0 },
    { key: 'closed', label: 'Closed' },
  ];
  return (
    <Columns>
      <Section title="Tabs with panels">
        <div>
          <Tabs label="Bookings" items={items} active={tab} onChange={setTab}>
            {items.map(({ key, label }) => (
              <TabPanel key={key} tabKey={key}>
                <Text>What is {label.toLowerCase()}.</Text>
              </TabPanel>
            ))}
          </Tabs>
        </div>
        <Tabs label="Bookings as pills" look="pills" items={items} active={tab} onChange={setTab} />
      </Section>
      <Section title="Progress and folds">
        <ProgressBar value={38} label="Career Guidance" note="82 users · 38%" />
        <ProgressBar value={100} label="CV Reviews" note="39 users · 100%" tone="teal" />
        <ProgressBar value={12} label="Expiring" tone="coral" note="12%" />
        <Disclosure title="Reschedule history" hint="2 changes">
          <Text>Moved from Monday to Wednesday.</Text>
        </Disclosure>
      </Section>
    </Columns>
  );
};

const States = () => (
  <Columns>
    <Card>
      <EmptyState
        icon={IconCalendarOff}
        title="No sessions yet"
        action={
          <Button kind="primary" icon={IconPlus}>
            Find a mentor
          </Button>
        }
      >
        Find a mentor who has been where you are going, and book a first talk.
      </EmptyState>
    </Card>
    <Card>
      <ErrorState message="Oops, something went wrong!" onRetry={() => undefined} />
    </Card>
    <Card>
      <EmptyState compact icon={IconMoodEmpty} title="No data available." />
    </Card>
    <Card>
      <ErrorState compact message="The server did not answer." onRetry={() => undefined} retrying />
    </Card>
  </Columns>
);

const More = () => (
  <Columns>
    <Section title="Timeline">
      <Timeline
        label="Learning plan"
        items={[
          {
            key: '1',
            title: 'Month 1: Find your story',
            when: 'Sep 2026',
            tone: 'done',
            children: (
              <Text size="control" tone="secondary">
                CV and first talk
              </Text>
            ),
          },
          {
            key: '2',
            title: 'Month 2: Practise aloud',
            when: 'Oct 2026',
            tone: 'now',
            children: <StatusPill tone="brand">Current Month</StatusPill>,
          },
          { key: '3', title: 'Month 3: Apply', when: 'Nov 2026' },
        ]}
      />
    </Section>
    <Folds
      items={[
        { key: 'a', title: 'What happens when I cancel?', content: <Text>Your credit comes back at once.</Text> },
        {
          key: 'b',
          title: 'Who sees my reflection?',
          hint: 'Privacy',
          content: <Text>Your mentor and the admins.</Text>,
        },
      ]}
    />
  </Columns>
);

export const Lists = () => (
  <Stack gap="md">
    <BookingTable />
    <DataTable label="Empty" columns={columns.slice(0, 3)} rows={[]} rowKey={({ id }) => id} />
    <TabSet />
    <States />
    <More />
    <SkeletonStats />
    <SkeletonCards count={3} />
    <SkeletonDetail />
    <Columns>
      <SkeletonList rows={3} />
      <SkeletonForm fields={3} />
    </Columns>
    <DataTable label="Loading" columns={columns} rows={[]} rowKey={({ id }) => id} state="loading" />
  </Stack>
);
