import { Plural } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, type RefObject, type TextareaHTMLAttributes, useRef, useSyncExternalStore } from 'react';
import { fieldProps } from './fieldProps.ts';
import styles from './TextArea.module.css';
import type { FieldProps } from './types.ts';

type NativeArea = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'required' | 'disabled' | 'style' | 'className' | 'color' | 'rows'
>;

interface TextAreaProps extends FieldProps, NativeArea {
  /** Shows how much is used, "12/500". The form enforces the limit; nothing that was typed is cut off. */
  max?: number;
  minRows?: number;
  maxRows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

const Counter = ({ area, max }: { area: RefObject<HTMLTextAreaElement | null>; max: number }) => {
  // A form can fill or clear the field without an event, so its value is read on every render.
  const used = useSyncExternalStore(
    (changed) => {
      const element = area.current;
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
    },
    () => area.current?.value.length ?? 0,
  );
  const over = used - max;
  return (
    <div className={styles.counter} data-over={over > 0 || undefined}>
      {/* Only the overrun is read out: a figure after every key would drown what is typed. */}
      <span role="status">
        {over > 0 && <Plural value={over} one="# character too many" other="# characters too many" />}
      </span>
      <span aria-hidden>
        {used}/{max}
      </span>
    </div>
  );
};

/** Several lines of text; the field grows as the user types. */
export const TextArea = (props: TextAreaProps) => {
  const { label, labelHidden, hint, error, required, disabled, max, minRows = 3, maxRows = 12, ref, ...native } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const both = useMergedRef(area, ref);
  return (
    <div>
      <Textarea
        {...native}
        {...fieldProps({ label, labelHidden, hint, error, required, disabled })}
        ref={both}
        autosize
        minRows={minRows}
        maxRows={maxRows}
      />
      {max !== undefined && <Counter area={area} max={max} />}
    </div>
  );
};
