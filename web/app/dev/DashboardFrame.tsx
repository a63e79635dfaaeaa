import { IconCalendarStats, IconFileDownload, IconHeartHandshake, IconMoodSmile, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { SegmentedChoice } from '../../ui/Chips.tsx';
import { DashboardPage, Panel, Panels } from '../../ui/frames/DashboardPage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { ProgressBar } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { people } from './people.ts';
import { AdminShell } from './shells.tsx';

const views = ['Overview', 'Engagement', 'Mentor-Mentee Health', 'Learning Progress', 'User Insights'];

const Figures = () => (
  <>
    <Stat
      icon={IconUsers}
      label="Participants"
      value="288"
      change={{ text: '12%', direction: 'up' }}
      note="vs last month"
    />
    <Stat
      icon={IconCalendarStats}
      tone="teal"
      label="Sessions conducted"
      value="382"
      change={{ text: '19%', direction: 'up' }}
      note="94 this month"
    />
    <Stat icon={IconHeartHandshake} tone="coral" label="Active pairings" value="74" note="61 one-on-one, 13 groups" />
    <Stat
      icon={IconMoodSmile}
      tone="amber"
      label="Satisfaction (NPS)"
      value="72"
      change={{ text: '6 pts', direction: 'up' }}
      note="172 respondents"
    />
  </>
);

const GoalsAndWaiting = () => {
  const [range, setRange] = useState('6 m');
  return (
    <Panels>
      <Panel span={2}>
        <SectionCard
          title="Top mentoring goals"
          hint="What participants work on"
          actions={
            <SegmentedChoice
              label="Range"
              value={range}
              onChange={setRange}
              options={['3 m', '6 m', '12 m'].map((label) => ({ value: label, label }))}
            />
          }
        >
          <Stack>
            <ProgressBar value={82} label="Career Guidance" note="82 users · 38%" />
            <ProgressBar value={58} label="Mock Interview" note="58 users · 27%" />
            <ProgressBar value={39} label="CV Reviews" note="39 users · 18%" />
          </Stack>
        </SectionCard>
      </Panel>
      <Panel>
        <SectionCard
          title="Waiting for you"
          hint="Bookings to look at"
          flush
          footer={<Button kind="quiet">View all</Button>}
        >
          <RowList>
            {people.slice(0, 4).map(({ name, job }, at) => (
              <ListRow key={name} fresh={at === 0}>
                <PersonRow
                  name={name}
                  meta={job}
                  href="?part=lists"
                  end={<StatusPill tone="orange">Pending</StatusPill>}
                />
              </ListRow>
            ))}
          </RowList>
        </SectionCard>
      </Panel>
    </Panels>
  );
};

export const DashboardFrame = () => {
  const [view, setView] = useState('Overview');
  return (
    <AdminShell>
      <DashboardPage
        width="admin"
        title="Analytics"
        lead="1 Jun – 20 Nov 2026"
        actions={<Button icon={IconFileDownload}>Download PDF Report</Button>}
        banner={<Notice tone="warning">Three mentors have no open hours in December.</Notice>}
        tabs={
          <Tabs label="Views" items={views.map((label) => ({ key: label, label }))} active={view} onChange={setView} />
        }
        stats={<Figures />}
      >
        <GoalsAndWaiting />
      </DashboardPage>
    </AdminShell>
  );
};
