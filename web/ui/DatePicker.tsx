import { useLingui } from '@lingui/react/macro';
import { Popover } from '@mantine/core';
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { IconButton } from './Button.tsx';
import styles from './dateFields.module.css';
import { FieldButton } from './FieldButton.tsx';
import { addMonths, monthNames, monthOf, wordsOfDay, wordsOfMonth } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
import type { FieldProps } from './types.ts';

interface Bounds {
  /** The first and last day that can be chosen. */
  min?: string;
  max?: string;
}

export interface DateFieldProps extends FieldProps, Bounds {
  /** '2026-11-20' */
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur?: () => void;
  clearable?: boolean;
  placeholder?: string;
  /** Marked in the calendar; an empty field opens there. */
  today?: string;
}

const yearsBetween = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => last - at);

interface PickerProps extends Bounds {
  value: string | null;
  today: string | undefined;
  onPick: (day: string) => void;
}

interface HeadProps extends Required<Bounds> {
  month: string;
  onMonth: (month: string) => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

const PickerHead = ({ month, onMonth, previous, next, min, max }: HeadProps) => {
  const { i18n, t } = useLingui();
  const names = useMemo(() => monthNames(i18n.locale), [i18n.locale]);
  const [year, number] = [month.slice(0, 4), month.slice(5)];
  return (
    <div className={styles.head}>
      <IconButton
        size="sm"
        icon={IconChevronLeft}
        label={t`Previous month`}
        onPress={previous}
        whyNot={previous ? null : t`There are no earlier days`}
      />
      <select aria-label={t`Month`} value={number} onChange={(event) => onMonth(`${year}-${event.target.value}`)}>
        {names.map((name, at) => (
          <option key={name} value={String(at + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label={t`Year`} value={year} onChange={(event) => onMonth(`${event.target.value}-${number}`)}>
        {yearsBetween(Number(min.slice(0, 4)), Number(max.slice(0, 4))).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <IconButton
        size="sm"
        icon={IconChevronRight}
        label={t`Next month`}
        onPress={next}
        whyNot={next ? null : t`There are no later days yet`}
      />
    </div>
  );
};

const within = (value: string, first: string, last: string) => (value < first ? first : value > last ? last : value);

const Picker = ({ value, today, min = '1930-01-01', max = '2050-12-31', onPick }: PickerProps) => {
  const { i18n } = useLingui();
  const [month, setMonth] = useState(() => monthOf(within(value ?? today ?? (max < '2050' ? max : min), min, max)));
  const goTo = (next: string) => setMonth(within(next, monthOf(min), monthOf(max)));
  const previous = month > monthOf(min) ? () => goTo(addMonths(month, -1)) : undefined;
  const next = month < monthOf(max) ? () => goTo(addMonths(month, 1)) : undefined;
  return (
    <div className={styles.picker}>
      <PickerHead {...{ month, previous, next, min, max }} onMonth={goTo} />
      <MonthGrid
        month={month}
        isOpen={(day) => day >= min && day <= max}
        value={value}
        onPick={onPick}
        onPrevious={previous}
        onNext={next}
        today={today}
        label={wordsOfMonth(month, i18n.locale)}
        look="picker"
      />
    </div>
  );
};

/** The field with its calendar; pages import it from dateFields.tsx. */
export const DatePicker = (props: DateFieldProps) => {
  const { value, onChange, onBlur, clearable = false, placeholder, today, min, max, ...field } = props;
  const { i18n, t } = useLingui();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const close = () => {
    setOpened(false);
    onBlur?.();
  };
  const pick = (day: string) => {
    onChange(day);
    close();
  };
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <FieldButton
          {...field}
          icon={IconCalendar}
          value={value && wordsOfDay(value, i18n.locale, 'short')}
          placeholder={placeholder ?? t`Choose a date`}
          expanded={opened}
          controls={id}
          onPress={() => setOpened(!opened)}
          {...(clearable && value && { onClear: () => onChange(null) })}
        />
      </Popover.Target>
      <Popover.Dropdown id={id} role="dialog" aria-label={field.label} data-own-escape>
        <Picker value={value} today={today} onPick={pick} {...(min && { min })} {...(max && { max })} />
      </Popover.Dropdown>
    </Popover>
  );
};
