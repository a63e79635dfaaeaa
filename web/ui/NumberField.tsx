import { NumberInput } from '@mantine/core';
import type { Ref } from 'react';
import { fieldProps } from './fieldProps.ts';
import type { FieldProps } from './types.ts';

interface Props extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  prefix?: string;
  suffix?: string;
  decimals?: number;
  placeholder?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A number, or nothing. What is out of range stays as typed: the form says what is wrong with it. */
export const NumberField = (props: Props) => {
  const { label, labelHidden, hint, error, required, disabled, value, onChange, decimals = 0, ...rest } = props;
  return (
    <NumberInput
      {...rest}
      {...fieldProps({ label, labelHidden, hint, error, required, disabled })}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      clampBehavior="none"
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      fixedDecimalScale={decimals > 0}
      thousandSeparator=","
      hideControls
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
    />
  );
};
