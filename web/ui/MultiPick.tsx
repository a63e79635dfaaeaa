import { ComboboxChevron, PillsInput } from '@mantine/core';
import { fieldProps } from './fieldProps.ts';
import { laterField } from './later.tsx';
import styles from './MultiPick.module.css';
import type { MultiPickProps } from './MultiPickList.tsx';
import { Tags, Tally, useLabels } from './picked.tsx';

const ignore = () => {};

const ClosedPicks = (props: MultiPickProps) => {
  const { label, labelHidden, hint, error, required, disabled, value, onChange, onBlur, options, max, placeholder } =
    props;
  const full = max !== undefined && value.length >= max;
  const remove = (key: string) => onChange(value.filter((other) => other !== key));
  return (
    <div>
      <PillsInput
        {...fieldProps({ label, hint, error, ...(disabled !== undefined && { disabled }) })}
        withAsterisk={required ?? false}
        label={labelHidden ? undefined : label}
        rightSection={<ComboboxChevron />}
        rightSectionPointerEvents="none"
      >
        <div className={styles.picks}>
          <Tags label={label} value={value} labelOf={useLabels(options)} {...(!disabled && { onRemove: remove })} />
          <PillsInput.Field
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={false}
            aria-required={required}
            value=""
            data-full={full || undefined}
            placeholder={value.length === 0 ? placeholder : undefined}
            {...(labelHidden && { 'aria-label': label })}
            onChange={ignore}
            onBlur={onBlur}
          />
        </div>
      </PillsInput>
      {max !== undefined && <Tally count={value.length} max={max} full={full} />}
    </div>
  );
};

/**
 * Several choices from a list, shown as tags. Once `max` are chosen there is nothing left to search for, so the list
 * stays closed. PRO-71
 */
export const MultiPick = laterField(async () => (await import('./MultiPickList.tsx')).MultiPickList, ClosedPicks);
