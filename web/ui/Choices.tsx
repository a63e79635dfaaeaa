import { Checkbox, Radio, Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './Choices.module.css';
import { Fieldset } from './Fieldset.tsx';
import type { FieldProps, Option } from './types.ts';

interface CheckListProps extends FieldProps {
  options: readonly (Option & { count?: number })[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  columns?: 1 | 2;
  /** Once this many are chosen, the rest are disabled. */
  max?: number;
}

/** Several choices out of a few, all visible. */
export const CheckList = ({ options, value, onChange, columns = 1, max, ...field }: CheckListProps) => {
  const full = max !== undefined && value.length >= max;
  const toggle = (key: string, on: boolean) => onChange(on ? [...value, key] : value.filter((other) => other !== key));
  return (
    <Fieldset {...field}>
      <div className={styles.list} data-columns={columns}>
        {options.map((option) => {
          const checked = value.includes(option.value);
          return (
            <div key={option.value} className={styles.line}>
              <Checkbox
                label={option.label}
                description={option.note}
                checked={checked}
                disabled={field.disabled || option.disabled || (full && !checked)}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
                classNames={{ root: styles.box }}
              />
              {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
};

interface CheckFieldProps {
  label: ReactNode;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string | null | undefined;
  disabled?: boolean;
  name?: string;
}

/** A single checkbox, such as an agreement. */
export const CheckField = ({ onChange, hint, error, partly = false, ...rest }: CheckFieldProps) => (
  <Checkbox
    {...rest}
    indeterminate={partly}
    description={hint}
    error={error || undefined}
    aria-invalid={error ? true : undefined}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);

interface RadioListProps extends FieldProps {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
}

/** One choice out of a few, all visible. */
export const RadioList = ({ options, value, onChange, ...field }: RadioListProps) => {
  const name = useId();
  return (
    <Fieldset {...field} radios>
      <div className={styles.list}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            description={option.note}
            checked={value === option.value}
            disabled={field.disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
};

interface SwitchRowProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  whyNot?: string | null;
  pending?: boolean;
}

/** A setting that is on or off and takes effect immediately. */
export const SwitchRow = ({ label, hint, checked, onChange, whyNot, pending }: SwitchRowProps) => {
  const id = useId();
  return (
    <div className={styles.switchRow}>
      <label htmlFor={id} className={styles.switchWords}>
        <span className={styles.switchLabel}>{label}</span>
        <span className={styles.switchHint} id={`${id}-hint`}>
          {whyNot || hint}
        </span>
      </label>
      <Switch
        id={id}
        checked={checked}
        disabled={Boolean(whyNot) || (pending ?? false)}
        aria-describedby={whyNot || hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        size="md"
        withThumbIndicator={false}
      />
    </div>
  );
};
