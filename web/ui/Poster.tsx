import { type ReactNode, useState } from 'react';
import styles from './Poster.module.css';
import type { IconType } from './types.ts';

interface Props {
  src: string | null;
  /** What stands in a picture's place when there is none. */
  icon: IconType;
  /** `card`: 16:9, at the top of a card; `banner`: wide, at the top of a page. */
  look?: 'card' | 'banner';
  /** A pill or two, in the lower corner. */
  corner?: ReactNode;
}

/** A decorating picture, or a calm surface in the brand's colour. */
export const Poster = ({ src, icon: Icon, look = 'card', corner }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = src !== null && src !== broken;
  return (
    <div className={styles.poster} data-look={look} data-empty={!isShown || undefined}>
      {isShown ? (
        <img src={src} alt="" loading={look === 'card' ? 'lazy' : undefined} onError={() => setBroken(src)} />
      ) : (
        <Icon size={look === 'card' ? 40 : 56} stroke={1.2} aria-hidden />
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
};

/** The day of something as a leaf of a calendar; the words beside it say the same. */
export const DayLeaf = ({ month, day, size = 'md' }: { month: string; day: string; size?: 'md' | 'lg' }) => (
  <span className={styles.leaf} data-size={size} aria-hidden>
    <span className={styles.month}>{month}</span>
    <span className={styles.day}>{day}</span>
  </span>
);
