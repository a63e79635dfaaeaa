import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import styles from './PhoneField.module.css';

export interface PhoneDialProps {
  value: string;
  onChange: (dial: string) => void;
  options: readonly { value: string; label: string; names: string }[];
  disabled: boolean | undefined;
  error: string | null | undefined;
}

/** A country's prefix, which can also be found by the country's name. */
export const PhoneDial = ({ value, onChange, options, disabled, error }: PhoneDialProps) => {
  const { t } = useLingui();
  const names = new Map(options.map((option) => [option.value, option.names]));
  return (
    <Select
      className={styles.dial}
      aria-label={t`Country code`}
      value={value || null}
      onChange={(dial) => dial && onChange(dial)}
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
  );
};
