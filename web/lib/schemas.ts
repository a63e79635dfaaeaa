import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { loadFieldMessages, renderErrors } from './field-messages.ts';

/**
 * A schema of the contract, in a file that is loaded when it is asked for: pages open without schemas, and without zod.
 * `() => import('…/contract/accounts.ts').then(({ signIn }) => signIn.body)`
 */
export type LoadSchema<Typed = unknown, Meant = unknown> = () => Promise<z.ZodType<Meant, Typed>>;

type Messages = z.core.ParseContext<z.core.$ZodIssue>;

const loadJudge = () => import('@hookform/resolvers/zod');

/** Whoever types will send: what judges it arrives meanwhile. */
export const loadJudgeWhileTyping = () =>
  document.addEventListener('input', () => void loadJudge().catch(() => {}), { once: true });

/** The schema; null when it cannot be had: then the server judges alone, by the same one and with the same words. */
export const schemaOrNull = <Schema>(load: () => Promise<Schema>): Promise<Schema | null> =>
  Promise.all([load(), loadFieldMessages()]).then(
    ([schema]) => schema,
    () => null,
  );

/** Judges a form by the very schema that the server has: the same sentences, before anything is sent. */
export const judgedBy =
  <Typed extends FieldValues, Meant>(
    load: LoadSchema<Typed, Meant>,
    messages?: Messages,
  ): Resolver<Typed, unknown, Meant> =>
  async (typed, context, options) => {
    const loaded = await schemaOrNull(() => Promise.all([load(), loadJudge()]));
    if (!loaded) return { values: typed as never, errors: {} };
    const [schema, { zodResolver }] = loaded;
    const judged = await zodResolver<Typed, unknown, Meant>(schema, messages)(typed, context, options);
    renderErrors(judged.errors);
    return judged;
  };
