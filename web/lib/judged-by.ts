import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { type LoadSchema, type OtherMessages, problemsIn } from './schemas.ts';

/** How the typed input is converted for validation, and where the messages belong. */
export interface Judging<T extends FieldValues> {
  /** The part of the form that is sent, if it is not sent as typed. */
  toWire?: ((typed: T) => unknown) | undefined;
  /** The form's name for a sent field, if the two differ. */
  fieldOf?: ((wire: string, typed: T) => string) | undefined;
  messages?: OtherMessages | undefined;
}

/** The type of the errors of the contract's schema. */
export const judged = 'contract';

/** Only the first message of a field counts; a list has its own in addition to those of its rows. */
const place = (errors: object, field: string, message: string) => {
  const there = get(errors, field) as { message?: unknown } | undefined;
  if (there?.message === undefined) set(errors, field, Object.assign(there ?? {}, { type: judged, message }));
};

/**
 * Validates a form with the server's own schema, so the messages are the same and appear before anything is sent. The
 * typed input is passed on unchanged. Without a schema, only the server validates.
 */
export const judgedBy =
  <T extends FieldValues>(
    load: LoadSchema | undefined,
    { toWire = (typed) => typed, fieldOf = (wire) => wire, messages }: Judging<T> = {},
  ): Resolver<T> =>
  async (typed) => {
    const problems = load ? await problemsIn(load, toWire(typed), messages) : [];
    if (problems.length === 0) return { values: typed, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const { field, message } of problems) place(errors, fieldOf(field, typed), message);
    return { values: {}, errors };
  };
