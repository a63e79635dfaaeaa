import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { loadFieldMessages, renderMessage } from './field-messages.ts';

/**
 * A schema of the contract, in a file that is loaded when it is asked for: pages open without schemas, and without zod.
 * `() => import('…/contract/accounts.ts').then(({ signIn }) => signIn.body)`
 */
export type LoadSchema = () => Promise<z.ZodType>;

/** The schema; null when it cannot be had: then the server judges alone, by the same one and with the same words. */
const schemaOrNull = <Schema>(load: () => Promise<Schema>): Promise<Schema | null> =>
  Promise.all([load(), loadFieldMessages()]).then(
    ([schema]) => schema,
    () => null,
  );

type Words = z.core.ParseContext<z.core.$ZodIssue>;

/** What the contract says of a value, by field, in its order; nothing when all is well or the schema cannot be loaded. */
export const problemsIn = async (load: LoadSchema, value: unknown, messages?: Words) => {
  const schema = await schemaOrNull(load);
  const issues = schema?.safeParse(value, messages).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ field: path.join('.'), message: renderMessage(message) }));
};

/** How what was typed becomes what is judged, and where the messages belong. */
export interface Judging<T extends FieldValues> {
  /** What of the form is sent, where it is not sent as it was typed. */
  toWire?: ((typed: T) => unknown) | undefined;
  /** The form's name for a field of the wire, where the two differ. */
  fieldOf?: ((wire: string, typed: T) => string) | undefined;
  /** Other words than the contract's. */
  messages?: Words | undefined;
}

/** The first message of a field is the one that counts; a list has its own beside those of its rows. */
const place = (errors: object, field: string, message: string) => {
  const there = get(errors, field) as { message?: unknown } | undefined;
  if (there?.message === undefined) set(errors, field, Object.assign(there ?? {}, { type: 'contract', message }));
};

/**
 * Judges a form by the very schema that the server has: the same sentences, before anything is sent. What was typed goes
 * on as it was typed. Without a schema the server judges alone.
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
