import type { Endpoint } from '../../../contract/endpoint.ts';

/** Another address of an endpoint, as the documents print it. Words in braces are found by name in the endpoint's. */
export interface Alias {
  path: `/${string}`;
  of: Endpoint;
  /** Words of this address that the endpoint reads in its body: word → field. */
  into?: Readonly<Record<string, string>>;
  /** Words that it reads in its query: word → parameter. */
  asks?: Readonly<Record<string, string>>;
}

type Words = Record<string, string>;
const named = (names: Readonly<Record<string, string>>, words: Words): Words =>
  Object.fromEntries(Object.entries(names).map(([word, field]) => [field, words[word] ?? '']));
interface Found extends Alias {
  words: Words;
}

/** Paths hold letters, slashes and dots. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/**
 * An alias is not a second route: its address is rewritten before the router reads it, so that the one handler answers,
 * with its policy, its CSRF proof, its one count of calls and its idempotency keys.
 */
export const readAliases = (aliases: readonly Alias[]) => {
  const rows = aliases.map((alias) => ({ ...alias, pattern: patternOf(alias.path) }));
  const find = (method: string | undefined, url: string): Found | undefined => {
    const path = url.split('?', 1)[0] ?? '';
    for (const row of rows) {
      const match = row.of.method === method ? row.pattern.exec(path) : null;
      if (match) return { ...row, words: match.groups ?? {} };
    }
    return undefined;
  };
  return {
    /** The address that is answered for this one; any other stays as it is. */
    rewrite: ({ method, url = '/' }: { method?: string | undefined; url?: string | undefined }) => {
      const found = find(method, url);
      if (!found) return url;
      const address = found.of.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => found.words[name] ?? '');
      const asked = url.slice((url.split('?', 1)[0] ?? '').length);
      if (!found.asks) return address + asked;
      const words = new URLSearchParams(named(found.asks, found.words));
      return `${address}${asked === '' ? '?' : `${asked}&`}${words.toString()}`;
    },
    /** What an address says that its endpoint reads in the body. */
    fieldsOf: (method: string, url: string): Words => {
      const { into = {}, words = {} } = find(method, url) ?? {};
      return named(into, words);
    },
  };
};
