import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { BookingMeeting } from '../../../contract/meetings/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { useJoins } from '../../lib/joins.ts';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { MeetingPill } from './MeetingPill.tsx';
import { useAnswerFromAway, useWithdrawConsent } from './queries.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

/** The recordings, with the option to have them deleted (M14). */
const Recordings = ({ meeting, zone }: { meeting: BookingMeeting; zone: string }) => {
  const { t } = useLingui();
  const { mutateAsync } = useWithdrawConsent();
  const [first] = meeting.recordings;
  if (!first) return null;
  const until = shortDay(first.kept_until, zone);
  const withdraw = () =>
    mutateAsync(meeting.id).then(
      ({ message }) => toastSuccess(message),
      (error: unknown) => sayFailure(error, t`Oops, something went wrong.`, 'unsaid'),
    );
  return (
    <Row gap="sm">
      {meeting.recordings.map(({ id, url }, at) => (
        <Button key={id} size="sm" kind="light" icon={IconDownload} href={url} newTab>
          {meeting.recordings.length === 1 ? t`Recording` : t`Recording ${at + 1}`}
        </Button>
      ))}
      {meeting.recording_consent === true && (
        <WithdrawButton
          quiet
          warning={t`Everything recorded of this session is deleted for everybody, with its transcript and summary, and the actions and objectives made from them unless they were rewritten. This cannot be undone.`}
          onConfirm={withdraw}
        />
      )}
      <Text size="meta" tone="secondary" as="span">
        {t`Kept until ${until}`}
      </Text>
    </Row>
  );
};

/** M36: those who are not in the room answer here. */
const RecordingQuestion = ({ meetingId }: { meetingId: number }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useAnswerFromAway();
  const answer = (agreed: boolean) =>
    mutateAsync({ meetingId, agreed }).then(
      ({ message }) => toastSuccess(message),
      (error: unknown) => sayFailure(error, t`Oops, something went wrong.`, 'unsaid'),
    );
  return (
    <Notice
      tone="info"
      title={t`May this session be recorded?`}
      action={
        <Row gap="sm">
          <Button size="sm" kind="primary" pending={isPending} onPress={() => answer(true)}>
            {t`Agree`}
          </Button>
          <Button size="sm" pending={isPending} onPress={() => answer(false)}>
            {t`Do not agree`}
          </Button>
        </Row>
      }
    >
      {t`Someone in the room would like to record it. Everyone in the session has to agree, even those who are not in the room. You can withdraw at any time, and the recording is deleted.`}
    </Notice>
  );
};

const Meeting = ({ meeting, zone }: { meeting: BookingMeeting; zone: string }) => {
  const { t } = useLingui();
  const { MeetingNotes } = useJoins();
  const { start_time: start, end_time: end, status, is_valid: isValid } = meeting;
  const from = start === null ? '' : `${shortDay(start, zone)}, ${timeOfDay(start, zone)}`;
  return (
    <ListRow>
      <Stack gap="sm">
        <Row justify="between">
          <Text strong>{end === null ? from : `${from} – ${timeOfDay(end, zone)}`}</Text>
          <MeetingPill status={status} />
        </Row>
        <Text size="meta" tone="secondary">
          {isValid ? t`Held: at least five minutes together.` : t`Not yet five minutes together.`}
        </Text>
        {meeting.recording_asked && <RecordingQuestion meetingId={meeting.id} />}
        <Recordings meeting={meeting} zone={zone} />
        {meeting.recording_withdrawn && (
          <Text size="control" tone="secondary">
            {t`A participant withdrew their consent: what was recorded of this session, and what was made from it, is deleted.`}
          </Text>
        )}
        {meeting.recordings.length > 0 && <MeetingNotes meeting={meeting} />}
      </Stack>
    </ListRow>
  );
};

/** MTG-02: the meetings in a session's room, with their status. Empty if nobody has been there. */
export const MeetingList = ({ meetings, zone }: { meetings: readonly BookingMeeting[]; zone: string }) => {
  const { t } = useLingui();
  if (meetings.length === 0) return null;
  return (
    <SectionCard title={t`Meetings`} level={3} flush>
      <RowList label={t`Meetings`}>
        {meetings.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} zone={zone} />
        ))}
      </RowList>
    </SectionCard>
  );
};
