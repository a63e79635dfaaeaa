import {
  IconCalendar,
  IconCalendarStats,
  IconClock,
  IconHeartHandshake,
  IconMapPin,
  IconMoodSmile,
  IconUsers,
} from '@tabler/icons-react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts, IconLine } from '../../ui/Facts.tsx';
import { CardGrid, Columns, Row, Stack, StatGrid } from '../../ui/Layout.tsx';
import { Banner, Notice } from '../../ui/Notice.tsx';
import { RatingBadge, StatusPill, TagList } from '../../ui/Pills.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { ReadMore, Truncate } from '../../ui/Truncate.tsx';
import { longText, person } from './people.ts';
import { Section } from './Section.tsx';
import { Avatars, Buttons, Pills, Type } from './BasicParts.tsx';

const Cards = () => (
  <CardGrid>
    {[0, 1, 2].map((at) => (
      <Card key={at} lift as="article">
        <Stack gap="md">
          <Row wrap={false} align="start" gap="md">
            <Avatar name={person(at).name} size={64} shape="square" />
            <Stack gap="none">
              <Heading level={3}>{person(at).name}</Heading>
              <Text size="control">{person(at).job}</Text>
              <Text size="control" tone="brand" strong>
                {person(at).company}
              </Text>
              <IconLine icon={IconMapPin} tone="secondary" size="meta">
                {person(at).country}
              </IconLine>
            </Stack>
          </Row>
          <Row>
            <RatingBadge value={4.2} count={37} />
            <TagList tags={['Career Guidance', 'Mock Interview']} />
          </Row>
          <Button kind="light" full label={`Book Session with ${person(at).name}`}>
            Book Session
          </Button>
        </Stack>
      </Card>
    ))}
  </CardGrid>
);

const Figures = () => (
  <StatGrid>
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
      change={{ text: '4%', direction: 'down' }}
      note="94 this month"
    />
    <Stat
      icon={IconHeartHandshake}
      tone="coral"
      label="Active pairings"
      value="74"
      note="61 one-on-one, 13 groups"
      href="?part=lists"
    />
    <Stat
      icon={IconMoodSmile}
      tone="amber"
      label="Satisfaction (NPS)"
      value="72"
      change={{ text: '0', direction: 'flat' }}
      note="172 respondents"
    />
  </StatGrid>
);

const Words = () => (
  <Columns>
    <Section title="Facts">
      <Facts
        columns={2}
        items={[
          { label: 'Date', value: 'Wednesday, 2 December 2026' },
          { label: 'Time', value: '11:30 am – 12:30 pm' },
          { label: 'Session method', value: 'Video' },
          { label: 'Status', value: <StatusPill tone="blue">Confirmed</StatusPill> },
        ]}
      />
      <IconLine icon={IconClock}>60 minutes</IconLine>
      <IconLine icon={IconCalendar} tone="brand" strong>
        Wednesday, 2 December 2026
      </IconLine>
    </Section>
    <Section title="Long words">
      <ReadMore text={longText} />
      <Truncate max={80}>{longText}</Truncate>
      <Truncate lines={2} tone="secondary">
        {longText}
      </Truncate>
    </Section>
  </Columns>
);

const Notices = () => (
  <Stack>
    <Banner tone="warning" action={<Button size="sm">Resend</Button>}>
      Please confirm your e-mail address. We sent you a link.
    </Banner>
    <Notice>1 credit is held now and only used once Aisyah accepts.</Notice>
    <Notice tone="success" title="Saved" onClose={() => undefined}>
      Your availability is up to date.
    </Notice>
    <Notice tone="warning">Before confirming, please ensure you're certain about your selection.</Notice>
    <Notice tone="error" title="Oops, something went wrong!">
      Please try again.
    </Notice>
  </Stack>
);

export const Basics = () => (
  <Stack gap="md">
    <Buttons />
    <Columns>
      <Type />
      <Stack gap="md">
        <Pills />
        <Avatars />
      </Stack>
    </Columns>
    <Cards />
    <Figures />
    <Words />
    <Notices />
  </Stack>
);
