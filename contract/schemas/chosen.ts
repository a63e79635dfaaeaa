import { z, type ZodType } from 'zod';
import { say } from '../say.ts';

/**
 * What a list is filtered by: one text with commas, or the same parameter several times (DIS-08, M30). Our pages send
 * one, so that is what the types below say.
 */
const Texts = z
  .union([z.string().max(1000), z.array(z.string().max(1000)).max(100)])
  .transform((given) => (typeof given === 'string' ? [given] : given));

/**
 * Entries of a list by their printed names as well as their ids; whoever knows the list looks them up (`chosenAmong`). A
 * name may contain a comma, so the texts are handed on whole.
 */
export const Named = z
  .union([z.number().transform(String), Texts])
  .transform((given) => [given].flat().filter((text) => text.trim() !== '')) as ZodType<string[], string | number>;

/** 'One-on-One' is `one_on_one`. */
const sameWord = (one: string, other: string) => {
  const [a, b] = [one, other].map((text) =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, '_'),
  );
  return a === b;
};

/** Some of these values, as they are or as they are printed. */
export const Several = <const V extends string>(values: readonly V[]) =>
  Texts.transform((given, context): V[] => {
    const pieces = given.flatMap((text) => text.split(',')).filter((piece) => piece.trim() !== '');
    const known = pieces.flatMap((piece) => values.find((value) => sameWord(value, piece)) ?? []);
    if (known.length === pieces.length) return [...new Set(known)];
    context.addIssue({ code: 'custom', message: say('field.not_listed'), input: given });
    return z.NEVER;
  }) as ZodType<V[]> as ZodType<V[], string>;
