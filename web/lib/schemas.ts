import type { z } from 'zod';
import { loadFieldMessages, renderMessage } from './field-messages.ts';

/**
 * Loads a schema of the contract on demand, so that pages open without schemas and without zod. `() =>
 * import('…/contract/accounts.ts').then(({ signIn }) => signIn.body)`
 */
export type LoadSchema = () => Promise<z.ZodType>;

/** Messages to use in place of the contract's. */
export type OtherMessages = z.core.ParseContext<z.core.$ZodIssue>;

/** The schema, or null if it cannot be loaded; then only the server validates, with the same schema and messages. */
const schemaOrNull = async (load: LoadSchema): Promise<z.ZodType | null> => {
  try {
    const [schema] = await Promise.all([load(), loadFieldMessages()]);
    return schema;
  } catch {
    return null;
  }
};

/** What the contract says about a value, by field, in its order; empty if it is valid or its schema cannot be loaded. */
export const problemsIn = async (load: LoadSchema, value: unknown, messages?: OtherMessages) => {
  const schema = await schemaOrNull(load);
  const issues = schema?.safeParse(value, messages).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ field: path.join('.'), message: renderMessage(message) }));
};
