import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { Fieldset } from './Fieldset.tsx';
import { StarRadio } from './StarRow.tsx';
import styles from './StarScale.module.css';

interface Props {
  label: string;
  /** Null until something was chosen: 0 is a choice. */
  value: number | null;
  onChange: (value: number) => void;
  most: number;
  /** What the two ends mean. */
  ends: readonly [least: string, most: string];
  error?: string | null | undefined;
  required?: boolean;
}

/** Stars from 0 to `most`, each with its number: for scales of which 0 is a part. */
export const StarScale = ({ label, value, onChange, most, ends, error, required }: Props) => {
  const name = useId();
  return (
    <Fieldset label={label} error={error} required={required} radios>
      <span className={styles.scale}>
        {Array.from({ length: most + 1 }, (_none, star) => (
          <label key={star} className={styles.choice} data-on={(value !== null && star <= value) || undefined}>
            <StarRadio name={name} star={star} checked={value === star} onChoose={() => onChange(star)} />
            <IconStarFilled size={24} aria-hidden />
            <span aria-hidden>{star}</span>
          </label>
        ))}
      </span>
      <span className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </Fieldset>
  );
};
