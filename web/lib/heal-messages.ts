import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { judged } from './judged-by.ts';

/** The fields with a message of the contract's schema, however deep they are. */
const judgedWrong = (errors: object, path = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const own = `${path}${name}`;
    const inside = judgedWrong(error as object, `${own}.`);
    return (error as { type?: unknown }).type === judged ? [own, ...inside] : inside;
  });

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'subscribe' | 'trigger' | 'clearErrors' | 'getValues'>;

/**
 * A message goes as soon as its field is right, whichever field put it right: those of the schema are judged again with
 * every change, and one that came from elsewhere goes when its own field changes.
 */
export const healMessages = <T extends FieldValues>({ subscribe, trigger, clearErrors, getValues }: Form<T>) => {
  // The form also reports what is no change, such as a message that was just set.
  let seen = JSON.stringify(getValues());
  return subscribe({
    formState: { values: true },
    callback: ({ name, values, errors = {} }) => {
      const now = JSON.stringify(values);
      if (now === seen) return;
      seen = now;
      const wrong = judgedWrong(errors);
      const isElsewhere = name !== undefined && !wrong.includes(name) && get(errors, name) !== undefined;
      if (isElsewhere) clearErrors(name as Path<T>);
      if (wrong.length > 0) void trigger(wrong as Path<T>[]);
    },
  });
};
