import styles from './ScoreBar.module.css';

interface Props {
  /** 0 to 100. */
  value: number;
  /** What is measured, for those who only hear the number. */
  label: string;
}

/** A number of 100 with its length beside it: for the rows of a table, where numbers are compared. */
export const ScoreBar = ({ value, label }: Props) => (
  <span className={styles.score} role="img" aria-label={`${label}: ${value}`}>
    <span className={styles.number}>{value}</span>
    <span className={styles.track}>
      <span style={{ width: `${value}%` }} />
    </span>
  </span>
);
