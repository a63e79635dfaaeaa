import { useLingui } from '@lingui/react/macro';
import { ComboboxChevron, Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import { laterField } from './later.tsx';
import type { PhoneDialProps } from './PhoneDial.tsx';
import styles from './PhoneField.module.css';
import type { FieldProps } from './types.ts';

export interface PhoneValue {
  /** The country's prefix without the plus, "60". */
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

/** The prefixes to choose from. Countries that share a prefix are combined in one option. */
const dialOptions = (dials: Props['dials']) => {
  const countries = new Map<string, string[]>();
  for (const { dial, country } of dials) countries.set(dial, [...(countries.get(dial) ?? []), country]);
  return [...countries].map(([dial, names]) => ({ value: dial, label: `+${dial}`, names: names.join(', ') }));
};

const ignore = () => {};

const ClosedDial = ({ value, disabled, error }: PhoneDialProps) => {
  const { t } = useLingui();
  return (
    <TextInput
      className={styles.dial}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={t`Country code`}
      value={value && `+${value}`}
      onChange={ignore}
      disabled={disabled ?? false}
      error={Boolean(error)}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
    />
  );
};

const Dial = laterField(async () => (await import('./PhoneDial.tsx')).PhoneDial, ClosedDial);

export const PhoneField = (props: Props) => {
  const { label, hint, error, required, disabled, value, onChange, onBlur, dials, placeholder, name } = props;
  const id = useId();
  const options = dialOptions(dials);
  return (
    <Input.Wrapper id={id} label={label} description={hint} error={error || undefined} withAsterisk={required ?? false}>
      <div className={styles.pair}>
        <Dial value={value.dial} onChange={(dial) => onChange({ ...value, dial })} {...{ options, disabled, error }} />
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
