import { useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import styles from './dateFields.module.css';
import type { DateFieldProps } from './DatePicker.tsx';
import { FieldButton } from './FieldButton.tsx';
import { laterField } from './later.tsx';
import { wordsOfDay } from './month.ts';
import type { FieldProps } from './types.ts';

const ignore = () => {};

const ClosedDate = (props: DateFieldProps) => {
  const {
    value,
    onChange,
    onBlur: _blur,
    clearable,
    placeholder,
    today: _today,
    min: _min,
    max: _max,
    ...field
  } = props;
  const { i18n, t } = useLingui();
  return (
    <FieldButton
      {...field}
      icon={IconCalendar}
      value={value && wordsOfDay(value, i18n.locale, 'short')}
      placeholder={placeholder ?? t`Choose a date`}
      expanded={false}
      controls=""
      onPress={ignore}
      {...(clearable && value && { onClear: () => onChange(null) })}
    />
  );
};

/** A calendar date. */
export const DateField = laterField(async () => (await import('./DatePicker.tsx')).DatePicker, ClosedDate);

interface DateRangeFieldProps extends Omit<FieldProps, 'labelHidden'>, Pick<DateFieldProps, 'min' | 'max'> {
  value: readonly [string | null, string | null];
  onChange: (range: [string | null, string | null]) => void;
  /** The labels of the two fields; 'From' and 'To' by default. */
  ends?: readonly [string, string];
  clearable?: boolean;
  today?: string;
}

/** A range of dates; the start can never be after the end. */
export const DateRangeField = ({
  value: [from, to],
  onChange,
  ends,
  min,
  max,
  label,
  error,
  ...rest
}: DateRangeFieldProps) => {
  const { t } = useLingui();
  const [first, second] = ends ?? [t`From`, t`To`];
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <DateField
        {...rest}
        label={first}
        value={from}
        onChange={(day) => onChange([day, to])}
        min={min}
        max={to ?? max}
        error={error}
      />
      <DateField
        {...rest}
        label={second}
        value={to}
        onChange={(day) => onChange([from, day])}
        min={from ?? min}
        max={max}
      />
    </div>
  );
};
