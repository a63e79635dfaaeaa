import { type Ref, useState } from 'react';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './types.ts';

interface Props extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Negative numbers can only be typed if this is below zero. */
  min?: number;
  max?: number;
  decimals?: number;
  placeholder?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const numberIn = (typed: string) => (/\d/.test(typed) ? Number(typed) : null);

/** The part of a text that can be a number: `-` at the start, digits, and a point if there are decimals. */
const partsOfNumber = (decimals: number, negative: boolean) =>
  new RegExp(`^${negative ? '-?' : ''}\\d*${decimals > 0 ? String.raw`(\.\d{0,${decimals}})?` : ''}`);

/** A number, or nothing. Numbers out of range stay as typed, and the form says what is wrong with them. */
export const NumberField = ({ value, onChange, decimals = 0, min, max: _max, ...rest }: Props) => {
  const [typed, setTyped] = useState('');
  const whole = value === null ? '' : value.toFixed(decimals);
  const take = (text: string) => {
    const [kept = ''] = partsOfNumber(decimals, (min ?? 0) < 0).exec(text.trim()) ?? [];
    setTyped(kept);
    onChange(numberIn(kept));
  };
  return (
    <TextField
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={numberIn(typed) === value ? typed : whole}
      onChange={({ currentTarget }) => take(currentTarget.value)}
    />
  );
};
