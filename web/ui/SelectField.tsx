import { ComboboxChevron, TextInput } from '@mantine/core';
import { fieldProps } from './fieldProps.ts';
import { laterField } from './later.tsx';
import type { SelectFieldProps } from './SelectList.tsx';

export type { SelectFieldProps } from './SelectList.tsx';

const ignore = () => {};

const ClosedSelect = (props: SelectFieldProps) => {
  const { value, options, placeholder, icon: Icon, end, name, ref, onBlur } = props;
  return (
    <TextInput
      {...fieldProps(props)}
      ref={ref}
      name={name}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      value={options.find((option) => option.value === value)?.label ?? ''}
      placeholder={placeholder}
      onChange={ignore}
      onBlur={onBlur}
      leftSection={Icon && <Icon size={18} stroke={1.7} aria-hidden />}
      rightSection={end ?? <ComboboxChevron />}
      rightSectionPointerEvents="none"
      {...(end !== undefined && { rightSectionWidth: 92 })}
    />
  );
};

/** One choice from a list. */
export const SelectField = laterField(async () => (await import('./SelectList.tsx')).SelectList, ClosedSelect);
