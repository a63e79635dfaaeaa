import { useLingui } from '@lingui/react/macro';
import { IconClock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { SelectField } from './SelectField.tsx';
import type { FieldProps } from './types.ts';

interface Props extends FieldProps {
  /** 'HH:mm' */
  value: string | null;
  onChange: (time: string | null) => void;
  onBlur?: () => void;
  /** Minutes between the times offered. */
  step?: number;
  min?: string;
  max?: string;
  placeholder?: string;
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** '14:30' → '2:30 pm', the product's time format. */
const wordsOf = (clock: string) => {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}:${clock.slice(3)} ${hour % 24 < 12 ? 'am' : 'pm'}`;
};

/** A time of day. A stored time that is not on a step is offered too. */
export const TimeField = ({ step = 15, min = '00:00', max = '23:59', value, placeholder, ...rest }: Props) => {
  const { t } = useLingui();
  const options = useMemo(() => {
    const clocks = new Set(Array.from({ length: Math.ceil(1440 / step) }, (_, at) => clockOf(at * step)));
    if (value) clocks.add(value);
    return [...clocks]
      .filter((clock) => clock === value || (clock >= min && clock <= max))
      .toSorted()
      .map((clock) => ({ value: clock, label: wordsOf(clock) }));
  }, [step, min, max, value]);
  return (
    <SelectField
      {...rest}
      value={value}
      options={options}
      placeholder={placeholder ?? t`Choose a time`}
      icon={IconClock}
      searchable
    />
  );
};
