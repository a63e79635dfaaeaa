/** The values that fill in a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A name between braces, and nothing else. */
type Name<N extends string> = N extends `${string}${'{' | '}' | ',' | ' '}${string}` ? never : N;

/** The parameter between two braces of the text: a number if it is counted or formatted. */
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

/** Between the branches of a plural: a brace opens the text of a branch, or ends the plural. */
type InPlural<T extends string> = T extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? AfterClosing<T, 'text'>
    : InText<Rest>
  : AfterClosing<T, 'text'>;

/** Inside a text or the text of a branch: a brace opens a parameter, or ends the branch. */
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

/**
 * The parameters of a message, taken from its ICU text: `{name}`, `{n, number}` and `{n, plural, one {…} other {…}}`.
 */
export type ParamsOf<Text extends string> = { [N in keyof InText<Text>]: InText<Text>[N] };

/** A message read back from its text. */
export interface Message {
  code: string;
  params?: MessageParams;
}
