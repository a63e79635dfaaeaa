import { IconAdjustmentsHorizontal, IconHeart, IconMapPin, IconMessageCircle, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ChipPick } from '../../ui/Chips.tsx';
import { CheckList } from '../../ui/Choices.tsx';
import { BottomSheet } from '../../ui/Drawer.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { CardGrid, Grow, Row, Stack } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { RatingBadge, StatusPill, TagList } from '../../ui/Pills.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { people } from './people.ts';
import { goals } from './options.ts';
import { MemberShell } from './shells.tsx';

const counted = (words: readonly string[]) => words.map((label, at) => ({ value: label, label, count: 36 - at * 7 }));

const FilterGroups = () => {
  const [industry, setIndustry] = useState<string[]>([]);
  const [language, setLanguage] = useState<string[]>(['English']);
  return (
    <>
      <CheckList
        label="Industry"
        options={counted(['Technology', 'Finance & Banking', 'Consulting', 'Healthcare', 'Education'])}
        value={industry}
        onChange={setIndustry}
      />
      <CheckList
        label="Language"
        options={counted(['English', 'Bahasa Malaysia', 'Mandarin'])}
        value={language}
        onChange={setLanguage}
      />
    </>
  );
};

const MentorCard = ({ at, mentor }: { at: number; mentor: (typeof people)[number] }) => (
  <Card
    lift
    as="article"
    footer={
      <Row wrap={false}>
        <Grow>
          <Button kind="light" full label={`Book Session with ${mentor.name}`}>
            Book Session
          </Button>
        </Grow>
        <IconButton kind="default" icon={IconMessageCircle} label={`Message ${mentor.name}`} />
      </Row>
    }
  >
    <Stack gap="md">
      <Row wrap={false} align="start" gap="md">
        <Avatar name={mentor.name} size={64} shape="square" />
        <Grow>
          <Heading level={2} look="card">
            {mentor.name}
          </Heading>
          <Text size="control">{mentor.job}</Text>
          <Text size="control" tone="brand" strong>
            {mentor.company}
          </Text>
          <IconLine icon={IconMapPin} tone="secondary" size="meta">
            {mentor.country}
          </IconLine>
        </Grow>
        <IconButton size="sm" icon={IconHeart} label={`Follow ${mentor.name}`} pressed={at === 1} />
      </Row>
      <Row>
        {at === 4 && (
          <StatusPill tone="coral" icon={IconSparkles} size="sm">
            New Mentor
          </StatusPill>
        )}
        <RatingBadge value={4 + at / 10} count={20 + at} />
        <TagList tags={goals.slice(at % 3, (at % 3) + 2).map(({ label }) => label)} />
      </Row>
    </Stack>
  </Card>
);

const FilterSheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <BottomSheet
    opened={opened}
    onClose={onClose}
    title="Filters"
    tall
    footer={
      <>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" onPress={onClose}>
          Apply filter
        </Button>
      </>
    }
  >
    <Stack gap="lg">
      <FilterGroups />
    </Stack>
  </BottomSheet>
);

const Search = ({ onFilters }: { onFilters: () => void }) => {
  const phone = useIsPhone();
  const [chips, setChips] = useState<string[]>([]);
  const field = (
    <SearchField
      big
      label="Search mentors"
      placeholder="Search by name, role or company"
      value=""
      onSearch={() => undefined}
      delay={300}
    />
  );
  return (
    <>
      {phone ? (
        <Row wrap={false}>
          <Grow>{field}</Grow>
          <IconButton kind="default" size="lg" icon={IconAdjustmentsHorizontal} label="Filters" onPress={onFilters} />
        </Row>
      ) : (
        field
      )}
      <ChipPick label="Goals" labelHidden oneLine single options={goals} value={chips} onChange={setChips} />
    </>
  );
};

export const ListFrame = () => {
  const [sheet, setSheet] = useState(false);
  return (
    <MemberShell>
      <ListPage
        title="Find someone who has been where you’re going"
        lead="36 mentors across Southeast Asia, ready to talk one-to-one about your next step."
        hero={<Search onFilters={() => setSheet(true)} />}
        filters={<FilterGroups />}
        filtersLabel="Filters"
        resultBar={
          <>
            <Text strong>36 mentors</Text>
            <Text size="meta" tone="secondary">
              Time shown are based on your local time.
            </Text>
          </>
        }
      >
        <CardGrid min="md">
          {people.map((mentor, at) => (
            <MentorCard key={mentor.name} at={at} mentor={mentor} />
          ))}
        </CardGrid>
      </ListPage>
      <FilterSheet opened={sheet} onClose={() => setSheet(false)} />
    </MemberShell>
  );
};
