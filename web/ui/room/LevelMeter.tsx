import { useEffect, useState } from 'react';
import styles from './LevelMeter.module.css';

const bars = 12;
const looks = 80;

/** The volume of a microphone, from 0 to 1. */
const useLevel = (track: MediaStreamTrack | null) => {
  const [heard, setHeard] = useState<{ track: MediaStreamTrack | null; level: number }>({ track: null, level: 0 });
  useEffect(() => {
    if (!track || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const sum = samples.reduce((total, sample) => total + ((sample - 128) / 128) ** 2, 0);
      setHeard({ track, level: Math.min(1, Math.sqrt(sum / samples.length) * 4) });
    }, looks);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return heard.track === track ? heard.level : 0;
};

/** Bars that move when someone speaks. */
export const LevelMeter = ({ track, label }: { track: MediaStreamTrack | null; label: string }) => {
  const level = useLevel(track);
  const lit = Math.round(level * bars);
  return (
    <div
      className={styles.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={bars}
      aria-valuenow={lit}
    >
      {Array.from({ length: bars }, (_, at) => (
        <span key={at} className={styles.bar} data-lit={at < lit || undefined} />
      ))}
    </div>
  );
};
