import { useLingui } from '@lingui/react/macro';
import { IconDoorExit, IconUsers, IconVideoOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { OpenedRoom } from '../../../contract/bookings/schemas/room.ts';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { CallRefused } from '../../lib/call.ts';
import { useOwnDocument } from '../../lib/own-document.ts';
import { useSessionTitle } from '../../lib/session-title.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { MessagePage } from '../../ui/frames/MessagePage.tsx';
import { TopBar } from '../../ui/frames/TopBar.tsx';
import { Row } from '../../ui/Layout.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { DeviceCheck } from './DeviceCheck.tsx';
import type { Phase, Room } from './engine/room.ts';
import { forgetInside, keepInside, keepMedia, mediaBefore, wasInside } from './inside.ts';
import { useOpenedRoom } from './queries.ts';
import { MeetingRoom } from './Room/MeetingRoom.tsx';
import { useRoom, useSnapshot } from './Room/useRoom.ts';
import { type Devices, useDevices } from './useDevices.ts';

interface Props {
  bookingId: number | undefined;
  me: CurrentUser;
  exit: { href: string; label: string };
  brand: { name: string; href: string; logo?: string | null };
}

const Around = ({ brand, children }: { brand: Props['brand']; children: ReactNode }) => (
  <AppFrame topBar={<TopBar height={60} tone="plain" brand={brand} />}>{children}</AppFrame>
);

interface OverProps {
  phase: Exclude<Phase, 'joining' | 'inside'>;
  room: Room;
  exit: Props['exit'];
  onBack: () => void;
}

/** Left, closed, full, or open elsewhere: says what happened, and how to go on. */
const Over = ({ phase, room, exit, onBack }: OverProps) => {
  const { t } = useLingui();
  const words: Record<OverProps['phase'], { title: string; text: string }> = {
    left: { title: t`You have left the meeting`, text: t`While the session lasts you can enter again.` },
    closed: {
      title: t`The meeting is over`,
      text: t`The meeting link is no longer available once the session ends.`,
    },
    full: { title: t`This meeting is full.`, text: t`Six people can meet here at once.` },
    elsewhere: {
      title: t`You entered from another window`,
      text: t`Your place in the meeting is there now.`,
    },
  };
  const { title, text } = words[phase];
  // Camera and microphone were released, so they are requested again on the way in.
  const way = phase === 'closed' ? null : phase === 'full' ? () => void room.join() : onBack;
  return (
    <MessagePage
      icon={phase === 'left' ? IconDoorExit : IconUsers}
      title={title}
      actions={
        <Row justify="center">
          {way && <Button onPress={way}>{phase === 'elsewhere' ? t`Continue here` : t`Enter again`}</Button>}
          <Button kind="primary" href={exit.href}>
            {exit.label}
          </Button>
        </Row>
      }
    >
      <Text tone="secondary">{text}</Text>
    </MessagePage>
  );
};

interface InsideProps extends Props {
  opened: OpenedRoom;
  devices: Devices;
  title: string;
  onBack: () => void;
  /** They chose to leave: a reload does not bring them back in. */
  onLeave: () => void;
}

const Entered = ({ room, ...props }: InsideProps & { room: Room }) => {
  const { phase, media } = useSnapshot(room);
  const { bookingId, opened, me, devices, title, exit, brand, onBack, onLeave } = props;
  useEffect(() => keepMedia(bookingId, media), [bookingId, media]);
  if (phase === 'inside' || phase === 'joining') {
    const { speaker } = devices.chosen;
    return <MeetingRoom {...{ room, opened, title, speaker, onLeave }} myId={me.id} zone={me.timezone} />;
  }
  return (
    <Around brand={brand}>
      <Over phase={phase} room={room} exit={exit} onBack={onBack} />
    </Around>
  );
};

const Inside = (props: InsideProps) => {
  const room = useRoom(props.opened, props.me.id, props.devices);
  return room ? <Entered {...props} room={room} /> : null;
};

const Meeting = ({ opened, bookingId, me, exit, brand }: Props & { opened: OpenedRoom }) => {
  const others = opened.people.filter(({ id }) => id !== me.id).map(({ name }) => name);
  const { group_name: group } = opened;
  const whom = others.join(', ');
  const title = useSessionTitle(whom, group);
  usePageTitle(title);
  // After a reload the user is back in the room immediately, with the same devices on.
  const devices = useDevices(() => mediaBefore(bookingId));
  const [inside, setInside] = useState(() => wasInside(bookingId));
  const forget = () => forgetInside(bookingId);
  const enter = () => {
    keepInside(bookingId);
    setInside(true);
  };
  const goBack = () => {
    forget();
    setInside(false);
    void devices.ask();
  };
  if (inside && devices.asking) return <Around brand={brand}>{<SkeletonDetail />}</Around>;
  if (inside)
    return <Inside {...{ bookingId, opened, me, exit, brand, devices, title }} onBack={goBack} onLeave={forget} />;
  return (
    <Around brand={brand}>
      <DeviceCheck room={opened} devices={devices} title={title} me={me} exit={exit} onEnter={enter} />
    </Around>
  );
};

interface NotOpenProps {
  /** Null if the address contains no booking id. */
  error: Error | null;
  exit: Props['exit'];
  retrying: boolean;
  onRetry: () => void;
}

/** The session does not exist for the reader, is not open now, or could not be loaded. */
const NotOpen = ({ error, exit, retrying, onRetry }: NotOpenProps) => {
  const { t } = useLingui();
  const refused = error instanceof CallRefused ? error : null;
  const missing = error === null || refused?.status === 404;
  if (!missing && refused?.status !== 422) return <ErrorState onRetry={onRetry} retrying={retrying} />;
  return (
    <MessagePage
      icon={IconVideoOff}
      title={missing ? t`This booking does not exist.` : t`The meeting room is closed`}
      actions={
        <Button kind="primary" href={exit.href}>
          {exit.label}
        </Button>
      }
    >
      <Text tone="secondary">
        {missing ? t`The address is wrong, or the booking is somebody else’s.` : refused?.refusal.error}
      </Text>
    </MessagePage>
  );
};

/**
 * B52: the page of the meeting room; outside its opening time, and for people who do not take part, it says why not.
 */
export const MeetingRoomPage = (props: Props) => {
  const { t } = useLingui();
  const { bookingId, exit, brand } = props;
  const own = useOwnDocument();
  const { data, error, refetch, isFetching } = useOpenedRoom(own ? bookingId : undefined);
  usePageTitle(t`Meeting room`);
  const elsewhere = data?.provider_url ?? null;
  useEffect(() => {
    if (elsewhere !== null) location.replace(elsewhere);
  }, [elsewhere]);
  if (data && elsewhere === null) return <Meeting {...props} opened={data} />;
  return (
    <Around brand={brand}>
      {bookingId === undefined || error ? (
        <NotOpen error={error} exit={exit} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonDetail />
      )}
    </Around>
  );
};
