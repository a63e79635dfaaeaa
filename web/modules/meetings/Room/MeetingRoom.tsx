import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { roomLimits } from '../../../../contract/meetings/values.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { RoomFrame } from '../../../ui/room/RoomFrame.tsx';
import { playAll } from '../../../ui/room/VideoTile.tsx';
import type { RoomSnapshot } from '../engine/room.ts';
import { Chat } from './Chat.tsx';
import { Controls } from './Controls.tsx';
import type { InRoom } from './in-room.ts';
import { RecordingNotices, RecordingPill } from './RecordingParts.tsx';
import { OtherTile, OwnTile, ScreenTile, WaitingTile } from './Tiles.tsx';
import { useRecording } from './useRecording.ts';
import { useSnapshot } from './useRoom.ts';

interface Props extends InRoom {
  title: string;
  /** The member's own time zone (SYS-15). */
  zone: string;
  speaker: string | null;
  onLeave: () => void;
}

/** The number of messages since the chat was last open. */
const useUnread = (count: number, open: boolean) => {
  const [seen, setSeen] = useState(0);
  if (open && seen !== count) setSeen(count);
  return open ? 0 : count - seen;
};

interface LineProps {
  snapshot: RoomSnapshot;
  silenced: boolean;
  onSound: () => void;
}

const LineNotices = ({ snapshot: { lineLost, phase }, silenced, onSound }: LineProps) => {
  const { t } = useLingui();
  return (
    <>
      {(lineLost || phase === 'joining') && <Notice tone="warning">{t`Connecting to the meeting…`}</Notice>}
      {silenced && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onPress={onSound}>
              {t`Turn sound on`}
            </Button>
          }
        >
          {t`Your browser plays no sound yet.`}
        </Notice>
      )}
    </>
  );
};

/** Who is here, and what this browser is sending. */
const Status = ({ snapshot: { state, media } }: { snapshot: RoomSnapshot }) => {
  const { t } = useLingui();
  const count = state.seats.length;
  return (
    <>
      <RecordingPill state={state} />
      {media.screen && <StatusPill tone="blue">{t`You are sharing your screen`}</StatusPill>}
      {count > 0 && <span>{count === 1 ? t`Only you are here` : t`${count} people are here`}</span>}
    </>
  );
};

/** The room itself: everyone's picture, the chat, the switches. */
export const MeetingRoom = ({ room, opened, myId, zone, title, speaker, onLeave }: Props) => {
  const { t } = useLingui();
  const [chat, setChat] = useState(false);
  // The draft outlives the panel: on a phone the chat is closed to see the others.
  const [draft, setDraft] = useState('');
  const [silenced, setSilenced] = useState(false);
  const now = useSnapshot(room);
  const { state, seat } = now;
  const recording = useRecording({ room, opened, myId });
  const unread = useUnread(now.messages.filter((one) => one.user_id !== myId).length, chat);
  const others = state.seats.filter((one) => one.seat !== seat);
  const sharing = others.find((one) => one.screen);
  const expected = opened.people.flatMap(({ id }) => (id === myId ? [] : [id])).slice(0, roomLimits.people - 1);
  // The user's own picture fits over that of one other person; over several it would hide one of them.
  const among = sharing !== undefined || (others.length === 0 ? expected : others).length > 1;
  const closeChat = () => setChat(false);
  const turnSoundOn = () => {
    playAll();
    setSilenced(false);
  };
  const inside = { room, opened, myId };
  const tile = { ...inside, speaker, onSilenced: () => setSilenced(true) };
  return (
    <RoomFrame
      title={title}
      status={<Status snapshot={now} />}
      notices={
        <>
          <LineNotices snapshot={now} silenced={silenced} onSound={turnSoundOn} />
          <RecordingNotices {...inside} recording={recording} />
        </>
      }
      screen={sharing && <ScreenTile {...tile} seat={sharing} />}
      own={!among && <OwnTile {...tile} size="small" />}
      controlsLabel={t`Meeting controls`}
      controls={
        <Controls
          {...inside}
          recording={recording}
          unread={unread}
          chatOpen={chat}
          onChat={() => setChat((open) => !open)}
          onLeave={onLeave}
        />
      }
      {...(chat && {
        side: {
          label: t`Chat`,
          content: <Chat {...inside} zone={zone} draft={draft} onDraft={setDraft} onClose={closeChat} />,
          onClose: closeChat,
        },
      })}
    >
      {others.length === 0
        ? expected.map((id) => <WaitingTile key={id} {...inside} userId={id} />)
        : others.map((one) => <OtherTile key={one.seat} {...tile} seat={one} />)}
      {among && <OwnTile key="own" {...tile} />}
    </RoomFrame>
  );
};
