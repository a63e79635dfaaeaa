import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type LoadSchema, schemaOrNull } from '../../../lib/schemas.ts';

/** The form's name for a field of the wire: 'user.firstname' is firstname, 'user_languages.0' is user_languages. */
export const fieldOfWire = (wire: string) => wire.split('.').find((part) => part !== 'user' && part !== 'info') ?? wire;

export const profileParts = () =>
  import('../../../../contract/profiles/schemas/own.ts').then(({ ProfileParts }) => ProfileParts);

/** Checks a form by the very schema that the server has: the same sentences, before anything is sent. */
export const wireResolver =
  <T extends FieldValues>(load: LoadSchema, toWire: (values: T) => unknown): Resolver<T> =>
  async (values) => {
    const schema = await schemaOrNull(load);
    const error = schema?.safeParse(toWire(values)).error;
    if (!error) return { values, errors: {} };
    const messages = new Map<string, string>();
    for (const { path, message } of error.issues) {
      const field = fieldOfWire(path.join('.'));
      if (!messages.has(field)) messages.set(field, message);
    }
    const errors = Object.fromEntries([...messages].map(([field, message]) => [field, { type: 'wire', message }]));
    return { values: {}, errors: errors as FieldErrors<T> };
  };
