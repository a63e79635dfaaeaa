import type { Endpoint } from '../../../contract/endpoint.ts';

/**
 * Another address of an endpoint, as the documents print it. Words in braces are matched by name with those of the
 * endpoint's address, or as `fills` says.
 */
export interface Alias {
  path: `/${string}`;
  of: Endpoint;
  /** Words that are called something else in the endpoint's address: word → word there. */
  fills?: Readonly<Record<string, string>>;
  /** Words of this address that the endpoint expects in its body: word → field. */
  into?: Readonly<Record<string, string>>;
  /** Words that it expects in its query: word → parameter. */
  asks?: Readonly<Record<string, string>>;
}

type Words = Record<string, string>;
const named = (names: Readonly<Record<string, string>>, words: Words): Words =>
  Object.fromEntries(Object.entries(names).map(([word, field]) => [field, words[word] ?? '']));
interface Found extends Alias {
  words: Words;
}

/** Paths consist of letters, slashes and dots. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/**
 * An alias is not a second route: its address is rewritten before routing, so that the same handler answers it, with
 * the same policy, CSRF check, call limit and idempotency keys.
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
    /** The address that really answers this one; any other address is left alone. */
    rewrite: ({ method, url = '/' }: { method?: string | undefined; url?: string | undefined }) => {
      const found = find(method, url);
      if (!found) return url;
      const words = { ...found.words, ...named(found.fills ?? {}, found.words) };
      const address = found.of.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => words[name] ?? '');
      const asked = url.slice((url.split('?', 1)[0] ?? '').length);
      if (!found.asks) return address + asked;
      const parameters = new URLSearchParams(named(found.asks, found.words));
      return `${address}${asked === '' ? '?' : `${asked}&`}${parameters.toString()}`;
    },
    /** The parts of an address that its endpoint expects in the body. */
    fieldsOf: (method: string, url: string): Words => {
      const { into = {}, words = {} } = find(method, url) ?? {};
      return named(into, words);
    },
  };
};
