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

/** A comma is a point, as many people write it. */
const numberIn = (typed: string) => (/\d/.test(typed) ? Number(typed.replace(',', '.')) : null);

/** The part of a text that can be a number: `-` at the start, digits, and one point or comma with what follows it. */
const partsOfNumber = (negative: boolean) => (negative ? /^-?\d*(?:[.,]\d*)?/ : /^\d*(?:[.,]\d*)?/);

/**
 * A number, or nothing. What is out of range, or has more decimals than it may, stays as typed, and the form says what is
 * wrong with it: 1.5 must never become 15, nor 1.
 */
export const NumberField = ({ value, onChange, decimals = 0, min, max: _max, ...rest }: Props) => {
  const [typed, setTyped] = useState('');
  const whole = value === null ? '' : value.toFixed(decimals);
  const take = (text: string) => {
    const [kept = ''] = partsOfNumber((min ?? 0) < 0).exec(text.trim()) ?? [];
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
