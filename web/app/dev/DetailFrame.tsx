import { IconHeart, IconMapPin } from '@tabler/icons-react';
import { Avatar, PersonRow } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { RatingBadge, StatusPill, TagList } from '../../ui/Pills.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { Text } from '../../ui/Text.tsx';
import { ReadMore } from '../../ui/Truncate.tsx';
import { CalendarStep } from './Calendars.tsx';
import { longText, people } from './people.ts';
import { goals } from './options.ts';
import { MemberShell } from './shells.tsx';

export const DetailFrame = () => (
  <MemberShell>
    <DetailPage
      back={{ href: '?part=frame-list', label: 'Mentors' }}
      media={<Avatar name="Aisyah Rahman" size={112} shape="square" />}
      title="Aisyah Rahman"
      lead="UX Design Lead at AirAsia"
      status={<StatusPill tone="coral">New Mentor</StatusPill>}
      actions={<IconButton kind="default" icon={IconHeart} label="Follow Aisyah Rahman" pressed={false} />}
      facts={
        <>
          <IconLine icon={IconMapPin} tone="secondary">
            Kuala Lumpur, Malaysia
          </IconLine>
          <RatingBadge value={4.2} count={37} />
          <TagList tags={goals.map(({ label }) => label)} label="Goals" />
        </>
      }
      aside={
        <SectionCard title="Book a session" hint="60 minutes, video call">
          <CalendarStep />
        </SectionCard>
      }
      asideLabel="Booking"
      phoneActions={
        <Button kind="primary" full>
          Book Session
        </Button>
      }
    >
      <SectionCard title="About">
        <ReadMore text={longText} />
      </SectionCard>
      <SectionCard title="Reviews" hint="37 people">
        <Stack gap="lg">
          {people.slice(1, 4).map(({ name, job }) => (
            <Stack key={name} gap="sm">
              <PersonRow name={name} meta={job} end={<StarRow value={4.5} label="Rating" size="sm" />} />
              <Text>I came in unsure and left with three concrete next steps. We rewrote my CV summary together.</Text>
            </Stack>
          ))}
        </Stack>
      </SectionCard>
    </DetailPage>
  </MemberShell>
);
