import { type CSSProperties, useId } from 'react';
import styles from './SlideField.module.css';
import { describedBy } from './FieldFrame.tsx';
import type { FieldProps } from './types.ts';

interface Props extends Omit<FieldProps, 'labelHidden' | 'required'> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** The value in words, shown beside the number and read out instead of it. */
  said: string;
}

/** A number chosen along a line: the browser's own slider, so arrows, Page Up, Home and End work. */
export const SlideField = ({ label, hint, error, disabled, value, onChange, min = 0, max, said }: Props) => {
  const id = useId();
  const share: CSSProperties = { '--share': `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        style={share}
        min={min}
        max={max}
        step={1}
        value={value}
        disabled={disabled}
        aria-valuetext={`${value}, ${said}`}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      {/* Said by the slider itself. */}
      <div className={styles.value} data-least={value === min || undefined} aria-hidden>
        <span className={styles.number}>{value}</span>
        {said}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
