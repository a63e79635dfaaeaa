import { type ReactNode, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './types.ts';

interface Props extends FieldProps {
  children: ReactNode;
  /** The group is a single choice and is announced as one. */
  radios?: boolean;
}

const radioState = ({ error, required }: FieldProps) => ({
  'aria-invalid': error ? true : undefined,
  'aria-required': required ? true : undefined,
});

/** A field with several controls: its label, hint and error belong to the group. */
export const Fieldset = ({ children, radios, ...field }: Props) => {
  const id = useId();
  return (
    <div
      role={radios ? 'radiogroup' : 'group'}
      aria-label={field.labelHidden ? field.label : undefined}
      aria-labelledby={field.labelHidden ? undefined : `${id}-label`}
      aria-describedby={describedBy(id, field)}
      {...(radios && radioState(field))}
    >
      <FieldFrame id={id} {...field} group>
        {children}
      </FieldFrame>
    </div>
  );
};
