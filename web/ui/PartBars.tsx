import { HiddenText } from './Text.tsx';
import styles from './PartBars.module.css';

interface Part {
  key: string;
  label: string;
  /** 0 to 100; null while nothing is known. */
  value: number | null;
  /** The value in words. */
  said: string;
  note?: string;
}

/** What a number is made of, a bar for each part, its value beside it. */
export const PartBars = ({ label, parts }: { label: string; parts: readonly Part[] }) => (
  <ul className={styles.parts} aria-label={label}>
    {parts.map(({ key, label: name, value, said, note }) => (
      <li key={key}>
        <div className={styles.head}>
          <span>{name}</span>
          <span className={styles.value}>
            <HiddenText>: </HiddenText>
            {said}
          </span>
        </div>
        <div className={styles.track} data-empty={value === null || undefined} aria-hidden>
          {value !== null && <span style={{ width: `${value}%` }} />}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </li>
    ))}
  </ul>
);
