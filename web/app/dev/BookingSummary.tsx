import { IconCalendar, IconClock, IconCoins, IconVideo } from '@tabler/icons-react';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

/** The pane that keeps a booking's choices visible. */
export const BookingSummary = () => (
  <Stack>
    <Avatar name="Aisyah Rahman" size={76} shape="square" />
    <div>
      <Heading level={3}>Aisyah Rahman</Heading>
      <Text size="control" tone="secondary">
        UX Design Lead, AirAsia
      </Text>
    </div>
    <Divider />
    <IconLine icon={IconClock}>60 minutes</IconLine>
    <IconLine icon={IconVideo}>Video call</IconLine>
    <IconLine icon={IconCoins}>1 credit · 3 available</IconLine>
    <IconLine icon={IconCalendar} tone="brand" strong>
      Wednesday, 2 December 2026
    </IconLine>
  </Stack>
);
