import type { ReactNode } from 'react';
import styles from './Sums.module.css';

interface Props {
  lines: readonly { label: ReactNode; value: string; tone?: 'success'; key: string }[];
  total: { label: string; value: string; note?: string };
  /** New amounts are on the way: these do not apply any more. */
  stale?: boolean;
}

/** Amounts below each other, and what they add up to. */
export const Sums = ({ lines, total, stale }: Props) => (
  <dl className={styles.sums} data-stale={stale || undefined} aria-busy={stale || undefined}>
    {lines.map(({ key, label, value, tone }) => (
      <div key={key} data-tone={tone}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {/* Read out when it changes, whatever was pressed to change it. */}
    <div className={styles.total} aria-live="polite" aria-atomic>
      <dt>
        {total.label}
        {total.note !== undefined && <span className={styles.note}>{total.note}</span>}
      </dt>
      <dd>{total.value}</dd>
    </div>
  </dl>
);
