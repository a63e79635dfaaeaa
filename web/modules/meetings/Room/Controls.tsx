import { useLingui } from '@lingui/react/macro';
import {
  IconCamera,
  IconCameraOff,
  IconMessage,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconPlayerRecord,
  IconPlayerStop,
  IconScreenShare,
  IconScreenShareOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { RoomButton } from '../../../ui/room/RoomButton.tsx';
import { toastFailure } from '../../../ui/toast.tsx';
import { canShareScreen, openScreen, openTrack, switchTrack } from '../engine/devices.ts';
import type { Room } from '../engine/room.ts';
import { remembered } from '../useDevices.ts';
import type { InRoom } from './in-room.ts';
import type { Recording } from './useRecording.ts';
import { useSnapshot } from './useRoom.ts';

/** While a device is being opened, its switch ignores further presses. */
const useOpening = (open: () => Promise<MediaStreamTrack | null>) => {
  const [pending, setPending] = useState(false);
  return {
    pending,
    open: async () => {
      setPending(true);
      return open().finally(() => setPending(false));
    },
  };
};
const openMicrophone = async () => (await openTrack('audio', remembered().audio)).track;
const openCamera = async () => (await openTrack('video', remembered().video)).track;

/** Microphone, camera and screen: which are on, and how to switch them. */
const useSwitches = (room: Room) => {
  const { t } = useLingui();
  const { media } = useSnapshot(room);
  const [ofMicrophone, ofCamera, ofScreen] = [
    useOpening(openMicrophone),
    useOpening(openCamera),
    useOpening(openScreen),
  ];
  const microphone = async () => {
    const track = room.snapshot().tracks.audio ?? (await ofMicrophone.open());
    if (track === null) return toastFailure(t`The microphone cannot be used`);
    const on = !room.snapshot().media.microphone;
    await room.switchTo('audio', switchTrack(track, on), on);
  };
  const camera = async () => {
    if (media.camera) return room.switchTo('camera', null, false);
    const track = await ofCamera.open();
    if (track === null) return toastFailure(t`The camera cannot be used`);
    return room.switchTo('camera', track, true);
  };
  const screen = async () => {
    if (media.screen) return room.switchTo('screen', null, false);
    const track = await ofScreen.open().catch(() => null); // thought better of it
    if (track === null) return undefined;
    // The browser has its own button for ending screen sharing.
    track.addEventListener('ended', () => {
      if (room.snapshot().tracks.screen === track) void room.switchTo('screen', null, false);
    });
    return room.switchTo('screen', track, true);
  };
  return {
    media,
    microphone: { pending: ofMicrophone.pending, onPress: () => void microphone() },
    camera: { pending: ofCamera.pending, onPress: () => void camera() },
    screen: { pending: ofScreen.pending, onPress: () => void screen() },
  };
};

const RecordButton = ({ recording }: { recording: Recording }) => {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { runs, mine, whyNot, ask, stop } = recording;
  if (mine) return <RoomButton icon={IconPlayerStop} label={t`Stop recording`} on onPress={() => void stop()} />;
  return (
    <>
      <RoomButton
        icon={IconPlayerRecord}
        label={t`Record`}
        whyNot={runs ? t`This meeting is being recorded already.` : whyNot}
        onPress={() => setAsks(true)}
      />
      {asks && (
        <ConfirmDialog
          opened
          title={t`Record this session?`}
          tone="brand"
          confirmLabel={t`Agree and ask the others`}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            void ask();
          }}
        >
          {t`Everybody who takes part in this session is asked, those who come later too. It begins when all have agreed, everybody sees that it runs, and whoever withdraws deletes it for all.`}
        </ConfirmDialog>
      )}
    </>
  );
};

interface Props extends InRoom {
  recording: Recording;
  unread: number;
  chatOpen: boolean;
  onChat: () => void;
  onLeave: () => void;
}

export const Controls = ({ room, opened, recording, unread, chatOpen, onChat, onLeave }: Props) => {
  const { t } = useLingui();
  const { media, microphone, camera, screen } = useSwitches(room);
  return (
    <>
      <RoomButton
        icon={media.microphone ? IconMicrophone : IconMicrophoneOff}
        label={media.microphone ? t`Turn microphone off` : t`Turn microphone on`}
        on={media.microphone}
        warnsOff
        {...microphone}
      />
      <RoomButton
        icon={media.camera ? IconCamera : IconCameraOff}
        label={media.camera ? t`Turn camera off` : t`Turn camera on`}
        on={media.camera}
        warnsOff
        {...camera}
      />
      {canShareScreen() && (
        <RoomButton
          icon={media.screen ? IconScreenShareOff : IconScreenShare}
          label={media.screen ? t`Stop sharing your screen` : t`Share your screen`}
          on={media.screen}
          {...screen}
        />
      )}
      <RoomButton
        icon={IconMessage}
        label={unread > 0 ? t`Chat, ${unread} unread` : t`Chat`}
        on={chatOpen}
        count={unread}
        onPress={onChat}
      />
      {opened.recording_allowed && <RecordButton recording={recording} />}
      <RoomButton
        icon={IconPhoneOff}
        label={t`Leave`}
        tone="danger"
        onPress={() => {
          onLeave();
          void recording.leave();
        }}
      />
    </>
  );
};
