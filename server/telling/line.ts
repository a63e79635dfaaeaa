/** A person or thing named by a line in the app: kept by id, since names change and are removed (ACC-66). */
export type Named =
  | { user: number }
  /** A group. */
  | { pairing: number }
  /** A group as one meets it in a sentence: 'the group First ninety days'. */
  | { group: number }
  | { program: number }
  | { application: number }
  | { role: number }
  /** So many other people: '2 others'. */
  | { others: number }
  /** A length of time: '10 minutes'. */
  | { minutes: number }
  /** Lantern itself, under the name it has in this installation. */
  | { product: true };

/** A line in the app: the key of its text, and the people and things it names. */
export interface Line {
  key: string;
  names: Readonly<Record<string, Named>>;
}

/** The texts of lines by their keys; names are in braces. */
export type LineTexts = Readonly<Record<string, string>>;

type NameIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** Makes lines from a module's own texts: a missing key or name does not compile. */
export const saysOf =
  <T extends LineTexts>(_texts: T) =>
  <K extends keyof T & string>(key: K, names: Record<NameIn<T[K]>, Named>): Line => ({ key, names });

/** A group is no person, whatever its name: 'your session with the group First ninety days'. */
export const theGroup = (name: string) => `the group ${name}`;

/** The same where a sentence begins with it. */
export const atStart = (text: string) => text.replace(/^the group /, 'The group ');

/** A text with its names filled in, ready to read. */
export const withNames = (text: string, names: Readonly<Record<string, string>>) =>
  atStart(text.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? ''));
