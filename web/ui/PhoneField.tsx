import { useLingui } from '@lingui/react/macro';
import { Input, Select } from '@mantine/core';
import { useId } from 'react';
import styles from './PhoneField.module.css';
import type { FieldProps } from './types.ts';

export interface PhoneValue {
  /** The country's prefix without plus, "60". */
  dial: string;
  number: string;
}

interface Props extends Omit<FieldProps, 'labelHidden'> {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  dials: readonly { dial: string; country: string }[];
  placeholder?: string;
  name?: string;
}

/** A country's prefix and the number behind it. Countries that share a prefix stand in one line. */
const dialOptions = (dials: Props['dials']) => {
  const countries = new Map<string, string[]>();
  for (const { dial, country } of dials) countries.set(dial, [...(countries.get(dial) ?? []), country]);
  return [...countries].map(([dial, names]) => ({ value: dial, label: `+${dial}`, names: names.join(', ') }));
};

export const PhoneField = (props: Props) => {
  const { label, hint, error, required, disabled, value, onChange, onBlur, dials, placeholder, name } = props;
  const { t } = useLingui();
  const id = useId();
  const options = dialOptions(dials);
  const names = new Map(options.map((option) => [option.value, option.names]));
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error || undefined} withAsterisk={required ?? false}>
      <div className={styles.pair}>
        <Select
          className={styles.dial}
          aria-label={t`Country code`}
          value={value.dial || null}
          onChange={(dial) => dial && onChange({ ...value, dial })}
          data={options.map(({ value: dial, label: plus }) => ({ value: dial, label: plus }))}
          filter={({ options: all, search }) =>
            all.filter(
              (option) =>
                'value' in option &&
                `${option.label} ${names.get(option.value)}`.toLowerCase().includes(search.trim().toLowerCase()),
            )
          }
          renderOption={({ option }) => (
            <span className={styles.option}>
              <b>{option.label}</b> {names.get(option.value)}
            </span>
          )}
          searchable
          allowDeselect={false}
          disabled={disabled ?? false}
          withScrollArea={false}
          comboboxProps={{ width: 280, position: 'bottom-start', shadow: 'md' }}
          nothingFoundMessage={t`Nothing found`}
          error={Boolean(error)}
        />
        <Input
          id={id}
          className={styles.number}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          name={name}
          value={value.number}
          placeholder={placeholder}
          disabled={disabled ?? false}
          aria-required={required || undefined}
          error={Boolean(error)}
          onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
          onBlur={onBlur}
        />
      </div>
    </Input.Wrapper>
  );
};
