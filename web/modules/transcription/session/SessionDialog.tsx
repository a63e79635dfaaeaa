import { useLingui } from '@lingui/react/macro';
import type { BookingMeeting } from '../../../../contract/meetings/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TagList } from '../../../ui/Pills.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { SessionTranscript } from './SessionTranscript.tsx';

const Items = ({ title, none, items }: { title: string; none: string; items: readonly string[] }) => (
  <Stack gap="xs">
    <Heading level={3} look="card">
      {title}
    </Heading>
    {items.length === 0 ? (
      <Text size="control" tone="secondary">
        {none}
      </Text>
    ) : (
      <Prose>
        <ul>
          {items.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Prose>
    )}
  </Stack>
);

/** MTG-04, MTG-08: what was made of a session's recording. */
export const SessionDialog = ({ meeting, onClose }: { meeting: BookingMeeting; onClose: () => void }) => {
  const { t } = useLingui();
  const { summary, key_points: points, action_items: items, topics } = meeting;
  return (
    <Dialog opened onClose={onClose} title={t`Summary and transcript`} size="lg">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={3} look="card">{t`Summary`}</Heading>
          <Text typed>{summary ?? t`No summary available`}</Text>
          {topics.length > 0 && <TagList tags={topics} max={6} label={t`Topics`} />}
        </Stack>
        <Items title={t`Key points`} none={t`No key points available`} items={points} />
        <Items title={t`Action items`} none={t`No action items available`} items={items} />
        <Stack gap="sm">
          <Heading level={3} look="card">{t`Transcript`}</Heading>
          <SessionTranscript meetingId={meeting.id} />
        </Stack>
      </Stack>
    </Dialog>
  );
};
