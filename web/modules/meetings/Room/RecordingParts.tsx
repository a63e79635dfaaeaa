import { useLingui } from '@lingui/react/macro';
import { IconPlayerRecordFilled } from '@tabler/icons-react';
import type { RoomState } from '../../../../contract/meetings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { WithdrawButton } from '../WithdrawButton.tsx';
import type { InRoom } from './MeetingRoom.tsx';
import type { Recording } from './useRecording.ts';
import { useSnapshot } from './useRoom.ts';

/** Shown for as long as it runs. */
export const RecordingPill = ({ state }: { state: RoomState }) => {
  const { t } = useLingui();
  if (state.recording === null) return null;
  return (
    <StatusPill tone="red" icon={IconPlayerRecordFilled}>
      {t`Recording`}
    </StatusPill>
  );
};

/** M14: the question, who has not answered it, and the way out, for as long as there is something to say. */
export const RecordingNotices = ({ room, opened, myId, recording }: InRoom & { recording: Recording }) => {
  const { t } = useLingui();
  const { state } = useSnapshot(room);
  const names = (ids: readonly number[]) =>
    opened.people
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  const here = state.seats.map((one) => one.user_id).filter((id) => id !== myId);
  const asking = names(state.consents.filter((one) => one.agreed && one.user_id !== myId).map((one) => one.user_id));
  // Also of who has left the room.
  const against = names(state.consents.filter((one) => !one.agreed && one.user_id !== myId).map((one) => one.user_id));
  const missing = names(here.filter((id) => recording.agreed(id) === undefined));
  if (recording.mustAnswer)
    return (
      <Notice
        tone="info"
        title={t`${asking} would like to record this session`}
        action={
          <Row gap="sm">
            <Button size="sm" kind="primary" onPress={() => void recording.answer(true)}>
              {t`Agree`}
            </Button>
            <Button size="sm" onPress={() => void recording.answer(false)}>
              {t`Do not agree`}
            </Button>
          </Row>
        }
      >
        {t`It is recorded only when everybody agrees. You can withdraw at any time, and it is deleted.`}
      </Notice>
    );
  if (!recording.agreed(myId)) return null;
  if (against !== '') return <Notice tone="warning">{t`${against} does not agree to a recording.`}</Notice>;
  if (state.recording !== null || state.has_recording)
    return (
      <Notice
        tone="info"
        action={
          <WithdrawButton
            warning={t`The recording stops, and everything recorded of this session is deleted for everybody. This cannot be undone.`}
            onConfirm={recording.withdraw}
          />
        }
      >
        {state.recording === null
          ? t`This session was recorded with everybody’s consent.`
          : t`This session is being recorded with everybody’s consent.`}
      </Notice>
    );
  if (missing !== '') return <Notice tone="info">{t`Waiting for ${missing} to agree to the recording.`}</Notice>;
  return null;
};
