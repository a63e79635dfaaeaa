import { useController, useFormContext } from 'react-hook-form';
import { ChipPick } from '../../../ui/Chips.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { MultiPick } from '../../../ui/MultiPick.tsx';
import { SelectField, type SelectFieldProps } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { FieldProps, Option } from '../../../ui/types.ts';

// The design system's fields, bound by name to the surrounding form.

interface Bound extends Omit<FieldProps, 'error'> {
  name: string;
}

interface BoundText extends Bound {
  type?: string;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'tel' | 'email' | 'url';
}

const useField = (name: string) => {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  return { ...field, error: fieldState.error?.message };
};

export const BoundText = (props: BoundText) => {
  const { register, formState } = useFormContext();
  const error = formState.errors[props.name]?.message;
  return <TextField {...props} {...register(props.name)} error={typeof error === 'string' ? error : null} />;
};

export const BoundArea = ({ name, ...props }: Bound & { max: number; placeholder?: string }) => {
  const { register, formState } = useFormContext();
  const error = formState.errors[name]?.message;
  return <TextArea {...register(name)} {...props} error={typeof error === 'string' ? error : null} />;
};

type BoundSelectProps = Bound &
  Pick<SelectFieldProps, 'options' | 'clearable' | 'placeholder' | 'onSearch' | 'loading'>;

export const BoundSelect = ({ name, ...props }: BoundSelectProps) => {
  const { value, onChange, onBlur, ref, error } = useField(name);
  return <SelectField {...props} value={value} onChange={onChange} onBlur={onBlur} ref={ref} error={error} />;
};

interface BoundPicks extends Bound {
  options: readonly Option[];
  max?: number;
  placeholder?: string;
  onSearch?: (text: string) => void;
  loading?: boolean;
}

export const BoundPicks = ({ name, ...props }: BoundPicks) => {
  const { value, onChange, onBlur, error } = useField(name);
  return <MultiPick {...props} value={value} onChange={onChange} onBlur={onBlur} error={error} />;
};

export const BoundChips = ({ name, ...props }: Bound & { options: readonly Option[] }) => {
  const { value, onChange, error } = useField(name);
  return <ChipPick {...props} value={value} onChange={onChange} error={error} />;
};

export const BoundDate = ({ name, ...props }: Bound & { max?: string; today?: string; clearable?: boolean }) => {
  const { value, onChange, onBlur, error } = useField(name);
  return <DateField {...props} value={value} onChange={onChange} onBlur={onBlur} error={error} />;
};

export const BoundCheck = ({ name, label, hint }: Pick<Bound, 'name' | 'label' | 'hint'>) => {
  const { value, onChange, error } = useField(name);
  return <CheckField label={label} hint={hint} checked={value} onChange={onChange} error={error} />;
};

interface BoundHandle extends Bound {
  /** The fixed beginning of the address (PRO-46). */
  host: string;
  placeholder?: string;
}

/** The part of an address after its fixed beginning, which is stripped from a pasted address. */
const handleOf = (typed: string, host: string) => {
  const bare = host.replace(/^https:\/\/www\./, '');
  const at = typed.toLowerCase().lastIndexOf(bare);
  return at < 0 ? typed : typed.slice(at + bare.length);
};

export const BoundHandle = ({ name, host, ...props }: BoundHandle) => {
  const { value, onChange, onBlur, ref, error } = useField(name);
  return (
    <TextField
      {...props}
      hint={host}
      name={name}
      ref={ref}
      value={value}
      error={error}
      inputMode="url"
      autoComplete="off"
      onBlur={onBlur}
      onChange={(event) => onChange(handleOf(event.target.value, host))}
    />
  );
};
