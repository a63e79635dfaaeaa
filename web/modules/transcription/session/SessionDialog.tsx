import { useLingui } from '@lingui/react/macro';
import type { BookingMeeting } from '../../../../contract/meetings/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notes } from '../Notes.tsx';
import { Section } from '../Section.tsx';
import { SessionTranscript } from './SessionTranscript.tsx';

const statements = (texts: readonly string[]) => texts.map((text) => ({ text }));

/** MTG-04, MTG-08: what was made of a session's recording. */
export const SessionDialog = ({ meeting, onClose }: { meeting: BookingMeeting; onClose: () => void }) => {
  const { t } = useLingui();
  const { summary, topics, key_points: points, action_items: items } = meeting;
  return (
    <Dialog opened onClose={onClose} title={t`Summary and transcript`} size="lg" reading>
      <Stack gap="lg">
        <Notes {...{ summary, topics }} points={statements(points)} items={statements(items)} />
        <Section title={t`Transcript`}>
          <SessionTranscript meetingId={meeting.id} />
        </Section>
      </Stack>
    </Dialog>
  );
};
