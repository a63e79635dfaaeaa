import { useLingui } from '@lingui/react/macro';
import {
  IconCamera,
  IconCameraOff,
  IconMicrophone,
  IconMicrophoneOff,
  IconRefresh,
  IconVolume,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import type { OpenedRoom } from '../../../contract/bookings/schemas/room.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Columns, Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LevelMeter } from '../../ui/room/LevelMeter.tsx';
import { Preview } from '../../ui/room/Preview.tsx';
import { RoomButton } from '../../ui/room/RoomButton.tsx';
import { VideoTile } from '../../ui/room/VideoTile.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Text } from '../../ui/Text.tsx';
import { canChooseSpeaker, type Device, type Kind } from './engine/devices.ts';
import { canMeet } from './engine/network.ts';
import { NetworkLine } from './NetworkLine.tsx';
import { playTone } from './tone.ts';
import type { Devices } from './useDevices.ts';
import { useDeviceWords } from './words.ts';

interface ChoiceProps {
  label: string;
  devices: readonly Device[];
  value: string | null;
  onChange: (id: string) => void;
}

const DeviceChoice = ({ label, devices, value, onChange }: ChoiceProps) => {
  const options = devices.map(({ id, name }) => ({ value: id, label: name }));
  const known = options.some((one) => one.value === value) ? value : (options[0]?.value ?? null);
  return <SelectField label={label} options={options} value={known} onChange={(id) => id !== null && onChange(id)} />;
};

const Problems = ({ devices }: { devices: Devices }) => {
  const { t } = useLingui();
  const words = useDeviceWords();
  const { problems, ask, asking } = devices;
  return (['audio', 'video'] as const).map((kind: Kind) => {
    const problem = problems[kind];
    if (problem === null || asking) return null;
    const { title, help } = words(kind, problem);
    return (
      <Notice
        key={kind}
        tone="warning"
        title={title}
        action={
          <Button size="sm" icon={IconRefresh} onPress={() => void ask()}>
            {t`Try again`}
          </Button>
        }
      >
        {help}
      </Notice>
    );
  });
};

const OwnPicture = ({ devices, name, photo }: { devices: Devices; name: string; photo: string | null }) => {
  const { t } = useLingui();
  const { held, asking, opening, toggle } = devices;
  const stream = useMemo(() => (held.video ? new MediaStream([held.video]) : null), [held.video]);
  const hears = held.audio?.enabled === true;
  return (
    <Preview
      label={t`Camera and microphone`}
      controls={
        <>
          <RoomButton
            icon={hears ? IconMicrophone : IconMicrophoneOff}
            label={hears ? t`Turn microphone off` : t`Turn microphone on`}
            on={hears}
            warnsOff
            pending={asking || opening.audio}
            onPress={() => void toggle('audio')}
          />
          <RoomButton
            icon={held.video ? IconCamera : IconCameraOff}
            label={held.video ? t`Turn camera off` : t`Turn camera on`}
            on={held.video !== null}
            warnsOff
            pending={asking || opening.video}
            onPress={() => void toggle('video')}
          />
        </>
      }
    >
      <VideoTile
        stream={stream}
        name={name}
        photo={photo}
        picture={held.video !== null}
        microphone={hears}
        mutedLabel={t`Microphone off`}
        own
      />
    </Preview>
  );
};

const Settings = ({ devices }: { devices: Devices }) => {
  const { t } = useLingui();
  const { choices, chosen, choose, held } = devices;
  return (
    <SectionCard title={t`Camera, sound and connection`}>
      <Stack gap="md">
        {choices.videoinput.length > 0 && (
          <DeviceChoice
            label={t`Camera`}
            devices={choices.videoinput}
            value={chosen.video}
            onChange={(id) => void choose('video', id)}
          />
        )}
        {choices.audioinput.length > 0 && (
          <DeviceChoice
            label={t`Microphone`}
            devices={choices.audioinput}
            value={chosen.audio}
            onChange={(id) => void choose('audio', id)}
          />
        )}
        {held.audio && (
          <Stack gap="xs">
            <Text size="meta" tone="secondary">{t`Say something: the bars move when we hear you.`}</Text>
            <LevelMeter track={held.audio} label={t`Loudness of your microphone`} />
          </Stack>
        )}
        {canChooseSpeaker() && choices.audiooutput.length > 0 && (
          <DeviceChoice
            label={t`Speaker`}
            devices={choices.audiooutput}
            value={chosen.speaker}
            onChange={(id) => void choose('speaker', id)}
          />
        )}
        <Row>
          <Button size="sm" icon={IconVolume} onPress={() => void playTone(chosen.speaker)}>
            {t`Play a sound`}
          </Button>
        </Row>
        <NetworkLine />
      </Stack>
    </SectionCard>
  );
};

interface Props {
  room: OpenedRoom;
  devices: Devices;
  title: string;
  me: { id: number; full_name: string };
  exit: { href: string; label: string };
  onEnter: () => void;
}

/** Before the room: is the camera on, can the others hear me, is the connection good (B52)? */
export const DeviceCheck = ({ room, devices, title, me, exit, onEnter }: Props) => {
  const { t } = useLingui();
  const photo = room.people.find(({ id }) => id === me.id)?.photo_url ?? null;
  const { asking, held, opening } = devices;
  const whyNot = canMeet()
    ? null
    : t`Please use a current version of Chrome, Edge, Firefox or Safari, over a secure connection.`;
  const enter = held.video === null && !asking ? t`Enter without a camera` : t`Enter the meeting`;
  return (
    <ListPage
      title={t`Ready to join?`}
      lead={title}
      back={exit}
      actions={
        <ActionButton
          kind="primary"
          size="lg"
          pending={asking || opening.audio || opening.video}
          whyNot={whyNot}
          onPress={onEnter}
        >
          {enter}
        </ActionButton>
      }
    >
      <Stack gap="md">
        <Problems devices={devices} />
        <Columns ratio="2-1">
          <OwnPicture devices={devices} name={me.full_name} photo={photo} />
          <Settings devices={devices} />
        </Columns>
      </Stack>
    </ListPage>
  );
};
