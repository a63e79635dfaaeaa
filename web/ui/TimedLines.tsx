import styles from './TimedLines.module.css';
import { Text } from './Text.tsx';

interface Line {
  /** Milliseconds from the beginning. */
  at: number;
  /** The same for a reader: '1:05'. */
  clock: string;
  text: string;
}

/** What was said, line by line. A line that is led to (`data-from`, in milliseconds) takes the focus, and shows it. */
export const TimedLines = ({ lines, label }: { lines: readonly Line[]; label: string }) => (
  <ol className={styles.lines} aria-label={label}>
    {lines.map(({ at, clock, text }, place) => (
      <li key={`${place} ${at}`} className={styles.line} data-from={at} tabIndex={-1}>
        <Text as="span" size="meta" tone="secondary" numeric>
          {clock}
        </Text>
        <Text as="span" typed>
          {text}
        </Text>
      </li>
    ))}
  </ol>
);
