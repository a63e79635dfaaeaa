import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { renderMessage } from './field-messages.ts';
import { type LoadSchema, schemaOrNull } from './schemas.ts';

/**
 * As judgedBy, for a form whose fields stand where the call has them and whose values go on as they were typed: the same
 * sentences at the same fields, lists and all. `toWire` when not all of the form is sent as it stands.
 */
export const judgedAsSent =
  <T extends FieldValues>(load: LoadSchema, toWire: (values: T) => unknown = (values) => values): Resolver<T> =>
  async (values) => {
    const schema = await schemaOrNull(load);
    const error = schema?.safeParse(toWire(values)).error;
    if (!error) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    // The first message of a field is the one that counts.
    for (const { path, message } of error.issues.toReversed()) {
      set(errors, path.join('.'), { type: 'contract', message: renderMessage(message) });
    }
    return { values: {}, errors };
  };
