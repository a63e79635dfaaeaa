import { IconMicrophoneOff, IconPlayerRecordFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Avatar } from '../Avatar.tsx';
import { HiddenText } from '../Text.tsx';
import styles from './VideoTile.module.css';

interface Props {
  stream: MediaStream | null;
  name: string;
  photo?: string | null;
  /** Whether their picture is on; if not, their portrait is shown. */
  picture: boolean;
  microphone?: boolean;
  mutedLabel?: string;
  recordsLabel?: string | null;
  /** The user's own tile: muted and mirrored. */
  own?: boolean;
  /** A shared screen: shown in full, never mirrored. */
  screen?: boolean;
  size?: 'fill' | 'small';
  /** The state of the connection, if it is not established. */
  remark?: string | null;
  speaker?: string | null;
  /** Called if the browser plays no sound until the user has pressed something. */
  onSilenced?: () => void;
}

type Sinks = HTMLVideoElement & { setSinkId?: (id: string) => Promise<void> };

const usePlayer = ({ stream, own, speaker, onSilenced }: Pick<Props, 'stream' | 'own' | 'speaker' | 'onSilenced'>) => {
  const player = useRef<HTMLVideoElement>(null);
  const tracks = stream?.getTracks().length ?? 0;
  useEffect(() => {
    const video: Sinks | null = player.current;
    if (!video) return;
    if (video.srcObject !== stream) video.srcObject = stream;
    if (stream === null || tracks === 0) return;
    // Called explicitly, because a browser that starts automatically may stop when a track is added later.
    Promise.resolve(video.play()).catch((fault: unknown) => {
      if (fault instanceof DOMException && fault.name === 'NotAllowedError') onSilenced?.();
    });
  }, [stream, tracks, onSilenced]);
  useEffect(() => {
    const video: Sinks | null = player.current;
    if (!own && speaker && video?.setSinkId) void video.setSinkId(speaker).catch(() => {});
  }, [own, speaker]);
  return player;
};

/** Plays what the browser had kept silent, once the user has pressed something. */
export const playAll = () => {
  for (const video of document.querySelectorAll('video')) void video.play().catch(() => {});
};

const Portrait = ({ name, photo, size }: Props) => (
  <span className={styles.portrait}>
    <Avatar name={name} src={photo} size={size === 'small' ? 48 : 96} />
  </span>
);

/** Their name, whether they are recording, and whether they can be heard. */
const Caption = ({ name, microphone = true, mutedLabel, recordsLabel }: Props) => (
  <figcaption className={styles.caption}>
    {recordsLabel && (
      <>
        <IconPlayerRecordFilled size={12} aria-hidden />
        <HiddenText>{recordsLabel}</HiddenText>
      </>
    )}
    {!microphone && (
      <>
        <IconMicrophoneOff size={15} stroke={1.9} aria-hidden />
        <HiddenText>{mutedLabel}</HiddenText>
      </>
    )}
    <span className={styles.name}>{name}</span>
  </figcaption>
);

/** A person in the room: their picture or portrait, with their name. */
export const VideoTile = (props: Props) => {
  const { stream, name, picture, own, screen, size = 'fill' } = props;
  const player = usePlayer(props);
  return (
    <figure className={styles.tile} data-size={size} data-picture={picture || undefined}>
      <video
        ref={player}
        className={styles.video}
        data-shown={(picture && stream !== null) || undefined}
        data-mirrored={(own && !screen) || undefined}
        data-whole={screen || undefined}
        autoPlay
        playsInline
        muted={own ?? false}
        aria-label={name}
      />
      {!picture && <Portrait {...props} />}
      {props.remark && <span className={styles.remark}>{props.remark}</span>}
      <Caption {...props} />
    </figure>
  );
};
