import { useLingui } from '@lingui/react/macro';
import { type ComboboxItem, Loader, Select } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { fieldProps } from './fieldProps.ts';
import styles from './SelectField.module.css';
import type { FieldProps, IconType, Option } from './types.ts';

export interface SelectFieldProps extends FieldProps {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  options: readonly Option[];
  placeholder?: string;
  /** Typing narrows the list; on by default from eight options up. */
  searchable?: boolean;
  clearable?: boolean;
  /** For searches on the server: called with the typed text; `options` then contains the server's results. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  nothingFound?: string;
  icon?: IconType;
  end?: ReactNode;
  onOpen?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const manyOptions = 8;

const OptionLine = ({ option, note }: { option: ComboboxItem<string>; note: string | undefined }) => (
  <span className={styles.option}>
    <span className={styles.optionLabel}>{option.label}</span>
    {note && <span className={styles.note}>{note}</span>}
  </span>
);

/** The field with its list; pages import it from SelectField.tsx. */
export const SelectList = (props: SelectFieldProps) => {
  const { label, labelHidden, hint, error, required, disabled, options, onChange, onSearch, loading, ...more } = props;
  const { searchable = onSearch !== undefined || options.length >= manyOptions, clearable = false, ...others } = more;
  const { nothingFound, icon: Icon, end, onOpen, ...rest } = others;
  const { t } = useLingui();
  const notes = new Map(options.map((option) => [option.value, option.note]));
  const matches = (option: ComboboxItem<string>, search: string) =>
    `${option.label} ${notes.get(option.value) ?? ''}`.toLowerCase().includes(search.trim().toLowerCase());
  return (
    <Select
      {...rest}
      {...fieldProps({ label, labelHidden, hint, error, required, disabled })}
      data={options.map(({ value, label: words, disabled: closed }) => ({
        value,
        label: words,
        disabled: closed ?? false,
      }))}
      onChange={(value) => onChange(value)}
      searchable={searchable}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
      nothingFoundMessage={loading ? t`Searching…` : (nothingFound ?? t`Nothing found`)}
      leftSection={Icon && <Icon size={18} stroke={1.7} aria-hidden />}
      rightSection={loading ? <Loader size={16} color="gray.6" /> : end}
      {...(end !== undefined && { rightSectionWidth: 92 })}
      {...(onOpen && { onDropdownOpen: onOpen })}
      {...(onSearch && { onSearchChange: onSearch })}
      filter={({ options: all, search }) =>
        onSearch ? all : all.filter((option) => 'value' in option && matches(option, search))
      }
      withScrollArea={false}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'md', transitionProps: { duration: 120, transition: 'fade' } }}
      renderOption={({ option }) => <OptionLine option={option} note={notes.get(option.value)} />}
    />
  );
};
