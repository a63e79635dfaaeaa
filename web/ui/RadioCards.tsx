import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { Fieldset } from './Fieldset.tsx';
import styles from './RadioCards.module.css';
import type { FieldProps, IconType, Option } from './types.ts';

interface Props extends FieldProps {
  options: readonly (Option & { icon?: IconType; whyNot?: string | null })[];
  value: string | null;
  onChange: (value: string) => void;
  columns?: 1 | 2 | 3;
}

/** One choice out of a few, each with a sentence about it. */
export const RadioCards = ({ options, value, onChange, columns = 1, ...field }: Props) => {
  const name = useId();
  return (
    <Fieldset {...field} radios>
      <div className={styles.cards} data-columns={columns}>
        {options.map(({ value: key, label, note, icon: Icon, whyNot, disabled }) => {
          const closed = Boolean(whyNot) || disabled || field.disabled;
          const about = whyNot ?? note;
          return (
            <label
              key={key}
              className={styles.card}
              data-checked={value === key || undefined}
              data-closed={closed || undefined}
            >
              <input
                type="radio"
                name={name}
                value={key}
                checked={value === key}
                disabled={closed}
                onChange={() => onChange(key)}
                aria-labelledby={`${name}-${key}`}
                aria-describedby={about ? `${name}-${key}-note` : undefined}
              />
              {Icon && (
                <span className={styles.icon}>
                  <Icon size={20} stroke={1.7} aria-hidden />
                </span>
              )}
              <span className={styles.words}>
                <span className={styles.label} id={`${name}-${key}`}>
                  {label}
                </span>
                {about && (
                  <span className={styles.note} id={`${name}-${key}-note`}>
                    {about}
                  </span>
                )}
              </span>
              <span className={styles.mark} aria-hidden>
                <IconCheck size={13} stroke={3} />
              </span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
};
