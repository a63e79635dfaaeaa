import { useMemo } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { clockWords } from './words.ts';

interface Props {
  label: string;
  value: string;
  onChange: (time: string) => void;
  error: string | undefined;
  /** An end must be after the day's first midnight and may be the next one; a start may be the first. */
  isEnd?: boolean;
}

const stepMinutes = 15;
const stepsADay = (24 * 60) / stepMinutes;

const timeAt = (step: number) => {
  const minutes = step * stepMinutes;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Every quarter of an hour, plus a stored time that is not one. Two fields fit next to each other on a phone. */
export const HourField = ({ label, value, onChange, error, isEnd = false }: Props) => {
  const options = useMemo(() => {
    const times = Array.from({ length: stepsADay }, (_, step) => timeAt(isEnd ? step + 1 : step));
    return [...new Set([...times, value])].toSorted().map((time) => ({ value: time, label: clockWords(time) }));
  }, [isEnd, value]);
  return (
    <SelectField
      label={label}
      labelHidden
      value={value}
      onChange={(time) => time !== null && onChange(time)}
      options={options}
      error={error}
    />
  );
};
