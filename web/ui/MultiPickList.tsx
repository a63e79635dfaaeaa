import { Trans } from '@lingui/react/macro';
import { Combobox, Loader, PillsInput, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { fieldProps } from './fieldProps.ts';
import styles from './MultiPick.module.css';
import { Tags, Tally, useLabels } from './picked.tsx';
import type { FieldProps, Option } from './types.ts';

export interface MultiPickProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  options: readonly Option[];
  /** The maximum number of choices. */
  max?: number;
  placeholder?: string;
  /** For searches on the server: called with the typed text; `options` then contains the server's results. */
  onSearch?: (text: string) => void;
  loading?: boolean;
}

const OptionList = ({ options, loading }: { options: readonly Option[]; loading: boolean }) => (
  <Combobox.Options>
    {options.map((option) => (
      <Combobox.Option key={option.value} value={option.value} disabled={option.disabled ?? false}>
        {option.label}
      </Combobox.Option>
    ))}
    {options.length === 0 && (
      <Combobox.Empty>{loading ? <Trans>Searching…</Trans> : <Trans>Nothing found</Trans>}</Combobox.Empty>
    )}
  </Combobox.Options>
);

/** The typed text, the options left to choose, and the handlers for keys and buttons. */
const usePicks = (
  { value, onChange, options, max, onSearch }: MultiPickProps,
  field: RefObject<HTMLInputElement | null>,
) => {
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const full = max !== undefined && value.length >= max;
  const wanted = text.trim().toLowerCase();
  const matches = options.filter(
    (option) => !value.includes(option.value) && (onSearch || option.label.toLowerCase().includes(wanted)),
  );
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  };
  const add = (key: string) => {
    onChange([...value, key]);
    setText('');
    onSearch?.('');
    if (max !== undefined && value.length + 1 >= max) combobox.closeDropdown();
  };
  const remove = (key: string) => {
    onChange(value.filter((other) => other !== key));
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };
  const open = () => full || combobox.openDropdown();
  return { text, combobox, full, matches, search, add, remove, press, open };
};

/** The field with its list; pages import it from MultiPick.tsx. */
export const MultiPickList = (props: MultiPickProps) => {
  const { label, labelHidden, hint, error, required, disabled, value, onBlur, options, max, loading = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const picks = usePicks(props, field);
  const { combobox, full } = picks;
  const labelOf = useLabels(options);
  const blur = () => {
    combobox.closeDropdown();
    onBlur?.();
  };
  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={picks.add} disabled={full || disabled} shadow="md">
        <Combobox.DropdownTarget>
          <PillsInput
            {...fieldProps({ label, hint, error, disabled })}
            withAsterisk={required}
            label={labelHidden ? undefined : label}
            onClick={picks.open}
            rightSection={loading ? <Loader size={16} color="gray.6" /> : <Combobox.Chevron />}
            rightSectionPointerEvents="none"
          >
            <div className={styles.picks}>
              <Tags label={label} value={value} labelOf={labelOf} {...(!disabled && { onRemove: picks.remove })} />
              <Combobox.EventsTarget withExpandedAttribute>
                <PillsInput.Field
                  ref={field}
                  role="combobox"
                  aria-required={required}
                  value={picks.text}
                  readOnly={full}
                  data-full={full || undefined}
                  placeholder={value.length === 0 ? props.placeholder : undefined}
                  {...(labelHidden && { 'aria-label': label })}
                  onChange={(event) => picks.search(event.currentTarget.value)}
                  onFocus={picks.open}
                  onBlur={blur}
                  onKeyDown={picks.press}
                />
              </Combobox.EventsTarget>
            </div>
          </PillsInput>
        </Combobox.DropdownTarget>
        <Combobox.Dropdown>
          <OptionList options={picks.matches} loading={loading} />
        </Combobox.Dropdown>
      </Combobox>
      {max !== undefined && <Tally count={value.length} max={max} full={full} />}
    </div>
  );
};
