import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Fieldset } from './Fieldset.tsx';
import { StatusPill } from './Pills.tsx';
import styles from './PriceCards.module.css';
import type { FieldProps } from './types.ts';

interface PriceOption {
  value: string;
  label: string;
  price: string;
  /** What one gets for it, a short line each. */
  lines: readonly string[];
  /** A word that sets it apart from the others. */
  badge?: string | undefined;
}

interface Props extends FieldProps {
  options: readonly PriceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice out of a few things that cost money. */
export const PriceCards = ({ options, value, onChange, ...field }: Props) => {
  const name = useId();
  return (
    <Fieldset {...field} radios>
      <div className={styles.cards}>
        {options.map(({ value: key, label, price, lines, badge }) => (
          <label key={key} className={styles.card} data-checked={value === key || undefined}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={value === key}
              disabled={field.disabled}
              onChange={() => onChange(key)}
              aria-labelledby={`${name}-${key}`}
              aria-describedby={`${name}-${key}-about`}
            />
            <span className={styles.mark} aria-hidden>
              <IconCheck size={13} stroke={3} />
            </span>
            <span className={styles.head}>
              <span className={styles.label} id={`${name}-${key}`}>
                {label}
              </span>
              {badge !== undefined && (
                <StatusPill tone="coral" size="sm">
                  {badge}
                </StatusPill>
              )}
            </span>
            <span id={`${name}-${key}-about`} className={styles.about}>
              <span className={styles.price}>{price}</span>
              {lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
