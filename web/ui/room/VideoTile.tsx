import { IconMicrophoneOff, IconPlayerRecordFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Avatar } from '../Avatar.tsx';
import { HiddenText } from '../Text.tsx';
import styles from './VideoTile.module.css';

interface Props {
  stream: MediaStream | null;
  name: string;
  photo?: string | null;
  /** Their picture is on; else their portrait stands in. */
  picture: boolean;
  microphone?: boolean;
  mutedLabel?: string;
  recordsLabel?: string | null;
  /** One's own: no sound of it, and as in a mirror. */
  own?: boolean;
  /** A screen: whole, and never mirrored. */
  screen?: boolean;
  size?: 'fill' | 'small';
  /** How the line does, where it does not stand. */
  remark?: string | null;
  speaker?: string | null;
  /** The browser plays no sound before somebody has pressed something. */
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
    // Said explicitly: a browser that begins by itself may stop by itself when a track comes later.
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

/** After somebody has pressed something the browser plays what it kept silent. */
export const playAll = () => {
  for (const video of document.querySelectorAll('video')) void video.play().catch(() => {});
};

const Portrait = ({ name, photo, size }: Props) => (
  <span className={styles.portrait}>
    <Avatar name={name} src={photo} size={size === 'small' ? 48 : 96} />
  </span>
);

/** Their name, whether they record, and whether they are heard. */
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

/** Somebody in the room: their picture, or their portrait, with their name. */
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
