import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import styles from './Chips.module.css';
import { Fieldset } from './Fieldset.tsx';
import type { FieldProps, Option } from './types.ts';

interface ChipPickProps extends FieldProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** At most one can be chosen; pressing it again deselects it. */
  single?: boolean;
  /** On a phone, a single line that scrolls sideways, for a hero. */
  oneLine?: boolean;
}

/** A few short options to switch on and off. */
export const ChipPick = ({ options, value, onChange, single, oneLine, ...field }: ChipPickProps) => {
  const toggle = (key: string) => {
    if (value.includes(key)) onChange(value.filter((other) => other !== key));
    else onChange(single ? [key] : [...value, key]);
  };
  return (
    <Fieldset {...field}>
      <div className={styles.chips} data-one-line={oneLine || undefined}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.chip}
            aria-pressed={value.includes(option.value)}
            disabled={field.disabled || option.disabled}
            onClick={() => toggle(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </Fieldset>
  );
};

interface SegmentedProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice between two to four short words, such as a range of months. */
export const SegmentedChoice = ({ label, options, value, onChange }: SegmentedProps) => {
  const name = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
};

interface FilterChipsProps {
  items: readonly { key: string; label: string }[];
  onRemove: (key: string) => void;
  onClear?: () => void;
}

/** The active filters of a list, each with a cross to remove it. Renders nothing if there are none. */
export const FilterChips = ({ items, onRemove, onClear }: FilterChipsProps) => {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t`Filters in use`}>
      {items.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className={styles.filter}
          aria-label={t`Remove filter ${label}`}
          onClick={() => onRemove(key)}
        >
          {label}
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      ))}
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear}>
          <Trans>Clear all</Trans>
        </button>
      )}
    </div>
  );
};
