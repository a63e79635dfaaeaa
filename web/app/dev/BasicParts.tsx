import { IconBell, IconDownload, IconEye, IconHeart, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar, AvatarStack, PersonRow } from '../../ui/Avatar.tsx';
import { ActionButton, Button, IconButton } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Columns, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { CountPill, RatingBadge, StatusPill, TagList } from '../../ui/Pills.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { Figure, Heading, Text } from '../../ui/Text.tsx';
import { people } from './people.ts';
import { Section } from './Section.tsx';

export const Buttons = () => {
  const [following, setFollowing] = useState(true);
  return (
    <Section title="Buttons" hint="One filled button a view; repeated card actions are light.">
      <Row>
        <Button kind="primary" icon={IconPlus}>
          Create Booking
        </Button>
        <Button kind="light">Book Session</Button>
        <Button icon={IconDownload}>CSV</Button>
        <Button kind="quiet">View more</Button>
        <Button kind="danger">Delete account</Button>
        <Button href="?part=fields" iconEnd={IconEye}>
          A link
        </Button>
      </Row>
      <Row>
        <Button kind="primary" size="sm">
          Small
        </Button>
        <Button kind="primary" size="lg">
          Large
        </Button>
        <Button kind="primary" pending>
          Saving
        </Button>
        <ActionButton kind="primary" whyNot="You can cancel until 24 hours before the session.">
          Cancel session
        </ActionButton>
        <ActionButton whyNot="There is nothing to download yet.">Download</ActionButton>
        <ActionButton whyNot={null}>Allowed</ActionButton>
      </Row>
      <Row>
        <IconButton icon={IconBell} label="Notifications, 12 new" count={12} />
        <IconButton
          icon={IconHeart}
          label="Follow Aisyah Rahman"
          pressed={following}
          onPress={() => setFollowing(!following)}
        />
        <IconButton icon={IconEye} label="View details" kind="default" />
        <IconButton icon={IconPlus} label="Add" kind="light" />
        <IconButton icon={IconPlus} label="Remove" kind="danger" size="sm" />
        <IconButton icon={IconEye} label="View details" whyNot="This booking was removed." />
        <CopyButton value="https://lantern.example/i/7Kd2" label="Copy link" />
        <CopyButton value="7Kd2" label="Copy code" iconOnly />
      </Row>
    </Section>
  );
};

export const Type = () => (
  <Section title="Type">
    <Heading level={2} look="page">
      Find someone who has been where you’re going
    </Heading>
    <Heading level={3} look="modal">
      Pick a date
    </Heading>
    <Heading level={3}>Session completion</Heading>
    <Heading level={4}>Learning objectives</Heading>
    <Figure>1,284</Figure>
    <Text size="lead" tone="secondary">
      36 mentors across Southeast Asia, ready to talk one-to-one about your next step.
    </Text>
    <Text>
      Body text with <Link href="?part=fields">a link inside</Link> and <Text as="strong">strong words</Text>.
    </Text>
    <Text size="control">Text of controls and tables, 13.5 px. 中文排版与英文混排。</Text>
    <Text size="meta" tone="secondary">
      Meta text, 12.5 px: 20 Nov 2026
    </Text>
    <Row>
      <Text tone="brand" strong>
        Brand
      </Text>
      <Text tone="accent" strong>
        Accent
      </Text>
      <Text tone="error" strong>
        Error
      </Text>
      <Text tone="success" strong>
        Success
      </Text>
    </Row>
  </Section>
);

export const Pills = () => (
  <Section title="Pills, tags, ratings">
    <Row>
      <StatusPill tone="green">Completed</StatusPill>
      <StatusPill tone="blue">Confirmed</StatusPill>
      <StatusPill tone="orange">Pending accept</StatusPill>
      <StatusPill tone="red">Cancelled</StatusPill>
      <StatusPill tone="cyan">Partially rated</StatusPill>
      <StatusPill tone="grey">Draft</StatusPill>
      <StatusPill tone="brand">Current Month</StatusPill>
      <StatusPill tone="coral" icon={IconSparkles}>
        New Mentor
      </StatusPill>
      <StatusPill tone="green" upper>
        Approved
      </StatusPill>
      <StatusPill tone="orange" size="sm">
        60 min
      </StatusPill>
    </Row>
    <Row>
      <RatingBadge value={4.8} count={26} />
      <RatingBadge value={3.4} tone="green" />
      <RatingBadge value={3} tone="amber" />
      <RatingBadge value={1.5} tone="red" />
      <StarRow value={3.5} label="Rating" />
      <CountPill count={149} />
      <CountPill count={12} tone="brand" />
      <CountPill count={3} tone="coral" />
    </Row>
    <TagList label="Goals" tags={['Career Guidance', 'CV Reviews', 'Mock Interview', 'Leadership', 'Study Abroad']} />
  </Section>
);

export const Avatars = () => (
  <Section title="People">
    <Row gap="md">
      {people.map(({ name }) => (
        <Avatar key={name} name={name} named />
      ))}
      <Avatar name="Deleted User" deleted named />
      <Avatar name="Hafiz Abdullah" size={68} shape="square" />
      <Avatar name="Lantern" src="/favicon.svg" size={68} shape="square" />
      <AvatarStack label="Mentees" people={people} />
      <AvatarStack label="Pair" people={people.slice(0, 2)} size={40} />
    </Row>
    <Columns>
      <PersonRow
        name="Aisyah Rahman"
        meta="UX Design Lead, AirAsia"
        href="?part=lists"
        end={<StatusPill tone="blue">Mentor</StatusPill>}
      />
      <PersonRow name="Deleted User" deleted meta="Left the programme" />
    </Columns>
  </Section>
);
