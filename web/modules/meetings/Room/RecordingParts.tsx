import { useLingui } from '@lingui/react/macro';
import { IconPlayerRecordFilled } from '@tabler/icons-react';
import type { RoomState } from '../../../../contract/meetings/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { WithdrawButton } from '../WithdrawButton.tsx';
import type { InRoom } from './in-room.ts';
import type { Recording } from './useRecording.ts';
import { useSnapshot } from './useRoom.ts';

/** Shown for as long as a recording is running. */
export const RecordingPill = ({ state }: { state: RoomState }) => {
  const { t } = useLingui();
  if (state.recording === null) return null;
  return (
    <StatusPill tone="red" icon={IconPlayerRecordFilled}>
      {t`Recording`}
    </StatusPill>
  );
};

/** M36: who said no; asking again puts the question to them again. */
const Declined = ({ names, onAsk }: { names: string; onAsk: () => Promise<void> }) => {
  const { t } = useLingui();
  const again = (
    <Button size="sm" onPress={onAsk}>
      {t`Ask again`}
    </Button>
  );
  return <Notice tone="warning" action={again}>{t`${names} does not agree to a recording.`}</Notice>;
};

/** M14: the question, who has not answered yet, and how to withdraw, while that is of use. */
export const RecordingNotices = ({ room, opened, myId, recording }: InRoom & { recording: Recording }) => {
  const { t } = useLingui();
  const { state } = useSnapshot(room);
  const named = (ids: readonly number[]) => opened.people.filter(({ id }) => ids.includes(id));
  const names = (ids: readonly number[]) =>
    named(ids)
      .map(({ name }) => name)
      .join(', ');
  const asking = names(recording.agreeing);
  // Includes people who have left the room.
  const against = names(recording.declining);
  const here = new Set(state.seats.map((one) => one.user_id));
  const missing = named(recording.missing)
    .map(({ id, name }) => (here.has(id) ? name : t`${name} (not here)`))
    .join(', ');
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
  if (against !== '') return <Declined names={against} onAsk={recording.ask} />;
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
  if (missing !== '')
    return <Notice tone="info">{t`Recording needs everybody’s consent. Still to agree: ${missing}.`}</Notice>;
  return null;
};
