import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** The form's name for a field of the wire: 'user.firstname' is firstname, 'user_languages.0' is user_languages. */
export const fieldOfWire = (wire: string) => wire.split('.').find((part) => part !== 'user' && part !== 'info') ?? wire;

/** Checks a form by the very schema that the server has: the same sentences, before anything is sent. */
export const wireResolver =
  <T extends FieldValues>(schema: z.ZodType, toWire: (values: T) => unknown): Resolver<T> =>
  async (values) => {
    const { error } = schema.safeParse(toWire(values));
    if (!error) return { values, errors: {} };
    const messages = new Map<string, string>();
    for (const { path, message } of error.issues) {
      const field = fieldOfWire(path.join('.'));
      if (!messages.has(field)) messages.set(field, message);
    }
    const errors = Object.fromEntries([...messages].map(([field, message]) => [field, { type: 'wire', message }]));
    return { values: {}, errors: errors as FieldErrors<T> };
  };
