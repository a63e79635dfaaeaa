import styles from './DateStrip.module.css';

interface Props {
  label: string;
  /** `name` is what screen readers announce: the full date and its time. */
  dates: readonly { key: string; day: string; time: string; name: string }[];
  onPick: (key: string) => void;
  /** Shown in the same space if there are no dates. */
  empty: string;
}

/** The next few days, each with its first time: a shortcut into a calendar. */
export const DateStrip = ({ label, dates, onPick, empty }: Props) => {
  if (dates.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <div className={styles.strip} role="group" aria-label={label}>
      {dates.map(({ key, day, time, name }) => (
        <button key={key} type="button" className={styles.date} aria-label={name} onClick={() => onPick(key)}>
          <span className={styles.day}>{day}</span>
          <span className={styles.time}>{time}</span>
        </button>
      ))}
    </div>
  );
};
