import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { fieldProps } from './fieldProps.ts';
import styles from './TextField.module.css';
import type { FieldProps, IconType } from './types.ts';

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'required' | 'disabled' | 'style' | 'className' | 'color'
>;

export interface TextFieldProps extends FieldProps, NativeInput {
  icon?: IconType;
  /** A small element inside the field, at its end, such as a unit or a button. */
  end?: ReactNode;
  /** 46 px high, for a search box in a hero. */
  big?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Accepts react-hook-form's `register(…)` directly. */
export const TextField = (props: TextFieldProps) => {
  const { label, labelHidden, hint, error, required, disabled, icon: Icon, end, big, ...native } = props;
  return (
    <TextInput
      {...native}
      {...fieldProps({ label, labelHidden, hint, error, required, disabled })}
      size={big ? 'lg' : 'sm'}
      leftSection={Icon && <Icon size={18} stroke={1.7} aria-hidden />}
      {...(end !== undefined && {
        rightSection: <span className={styles.end}>{end}</span>,
        rightSectionPointerEvents: 'all',
      })}
    />
  );
};

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password field that can reveal what was typed. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </button>
      }
    />
  );
};
