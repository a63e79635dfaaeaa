import { useEffect, useRef } from 'react';
import styles from './Viewfinder.module.css';

interface Props {
  stream: MediaStream;
  /** What to hold before the camera. */
  label: string;
  /** Told the picture that runs, and null when it stops. */
  onPicture: (picture: HTMLVideoElement | null) => void;
}

/** What the camera sees, with a frame to aim with. */
export const Viewfinder = ({ stream, label, onPicture }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const picture = video.current;
    if (!picture) return;
    picture.srcObject = stream;
    // A browser that wants to be asked first shows its own button.
    void picture.play().catch(() => {});
    onPicture(picture);
    return () => {
      picture.srcObject = null;
      onPicture(null);
    };
  }, [stream, onPicture]);
  return (
    <div className={styles.finder}>
      <video ref={video} muted playsInline aria-label={label} />
      <span className={styles.frame} aria-hidden />
    </div>
  );
};
