import type { fieldMessages } from './field-messages.ts';
import type { refusals } from './messages.ts';

/** What a sentence is filled in with. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A name between braces, and nothing else. */
type Name<N extends string> = N extends `${string}${'{' | '}' | ',' | ' '}${string}` ? never : N;

/** What is asked for between two braces of the text: a number where it is counted or formatted. */
type InBraces<T extends string> = T extends `${infer N}, plural,${infer Rest}`
  ? [Name<N>] extends [never]
    ? InBracesPlain<T>
    : Record<N, number> & InPlural<Rest>
  : InBracesPlain<T>;
type InBracesPlain<T extends string> = T extends `${infer N}}${infer Rest}`
  ? N extends `${infer Counted}, number`
    ? Record<Counted, number> & InText<Rest>
    : Record<Name<N>, string | number> & InText<Rest>
  : never;

/** Between the branches of a plural: a brace opens the text of one, or ends the plural. */
type InPlural<T extends string> = T extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? AfterClosing<T, 'text'>
    : InText<Rest>
  : AfterClosing<T, 'text'>;

/** In a text, or in the text of a branch: a brace opens a parameter, or ends the branch. */
type InText<T extends string> = T extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? AfterClosing<T, 'plural'>
    : InBraces<Rest>
  : AfterClosing<T, 'plural'>;

type AfterClosing<T extends string, Place extends 'text' | 'plural'> = T extends `${string}}${infer Rest}`
  ? Place extends 'text'
    ? InText<Rest>
    : InPlural<Rest>
  : unknown;

/** The parameters of a sentence, read out of its ICU text: `{name}`, `{n, number}` and `{n, plural, one {…} other {…}}`. */
export type ParamsOf<Text extends string> = { [N in keyof InText<Text>]: InText<Text>[N] };

type Messages = typeof refusals & typeof fieldMessages;
export type MessageCode = keyof Messages;
type ParamsOfCode<C extends MessageCode> = ParamsOf<Messages[C]>;

/** The codes whose sentence has no parameters. */
export type PlainCode<C extends MessageCode> = C extends unknown
  ? keyof ParamsOfCode<C> extends never
    ? C
    : never
  : never;

type Given<C extends MessageCode> = keyof ParamsOfCode<C> extends never ? [] : [params: ParamsOfCode<C>];

declare const saidCode: unique symbol;
/** A message on its way: a text that has a code and parameters in it, for what is rendered at the edge. */
export type Said<C extends MessageCode = MessageCode> = string & { readonly [saidCode]: C };

/** What was said, read back. */
export interface Message {
  code: string;
  params?: MessageParams;
}

/** No text from outside has it: the server refuses it in every input, and PostgreSQL does not keep it. */
const mark = '\u0000';

/**
 * Says a sentence of the contract where zod, a refusal or a field takes a text. It does not compile without the
 * parameters that its text asks for.
 */
export const say = <C extends MessageCode>(code: C, ...[params]: Given<C>): Said<C> =>
  [mark, code, ...(params === undefined ? [] : [mark, JSON.stringify(params)])].join('') as Said<C>;

const isPrimitive = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isParams = (value: unknown): value is MessageParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPrimitive);

const paramsIn = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** Reads back what `say` made; null for every other text. */
export const heard = (text: string): Message | null => {
  const [before, code, json, ...more] = text.split(mark);
  if (before !== '' || code === undefined || !/^\w+\.\w+$/.test(code) || more.length > 0) return null;
  if (json === undefined) return { code };
  const params = paramsIn(json);
  return isParams(params) ? { code, params } : null;
};
