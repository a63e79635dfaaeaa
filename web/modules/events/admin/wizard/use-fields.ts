import { type Path, useFormContext } from 'react-hook-form';
import type { EventValues } from './values.ts';

/** The fields of the wizard's form, each with the message that belongs to it. */
export const useFields = () => {
  const form = useFormContext<EventValues>();
  const { register, getFieldState, formState } = form;
  const errorOf = (name: Path<EventValues>) => getFieldState(name, formState).error?.message;
  return { ...form, errorOf, text: (name: Path<EventValues>) => ({ ...register(name), error: errorOf(name) }) };
};
