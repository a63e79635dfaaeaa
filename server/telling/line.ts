/** Whoever or whatever a line in the app names: kept by id, since names change and leave (ACC-66). */
export type Named =
  | { user: number }
  /** A group. */
  | { pairing: number }
  | { program: number }
  | { application: number }
  | { role: number }
  /** Lantern itself, as it is called where it runs. */
  | { product: true };

/** A line in the app: the key of its text, and whom and what it names. */
export interface Line {
  key: string;
  names: Readonly<Record<string, Named>>;
}

/** The texts of lines by their keys; a name stands in braces. */
export type LineTexts = Readonly<Record<string, string>>;

type NameIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** Says lines of a module's own texts: a key or a name that is missing does not compile. */
export const saysOf =
  <T extends LineTexts>(_texts: T) =>
  <K extends keyof T & string>(key: K, names: Record<NameIn<T[K]>, Named>): Line => ({ key, names });

/** A text with its names put in, ready to read. */
export const withNames = (text: string, names: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
