import type { MessageParams } from './message-params.ts';
import { heard } from './say.ts';

/** Finds the brace that closes the one at `open`. */
const closingOf = (text: string, open: number) => {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is left open: ${text}`);
};

const formatted = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value);

/** Parses `one {# entry} other {# entries}` into texts by selector. */
const branchesOf = (text: string) => {
  const branches = new Map<string, string>();
  let at = 0;
  for (let open = text.indexOf('{'); open !== -1; open = text.indexOf('{', at)) {
    const close = closingOf(text, open);
    branches.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
  return branches;
};

const pluralOf = (branches: string, params: MessageParams, count: number, locale: string) => {
  const byCount = branchesOf(branches);
  const chosen = byCount.get(`=${count}`) ?? byCount.get(new Intl.PluralRules(locale).select(count));
  return render(chosen ?? byCount.get('other') ?? '', params, locale, formatted(count, locale));
};

const argumentOf = (text: string, params: MessageParams, locale: string) => {
  const [name = '', kind, ...rest] = text.split(',');
  const value = params[name.trim()] ?? '';
  if (kind?.trim() === 'plural') return pluralOf(rest.join(','), params, Number(value), locale);
  return kind?.trim() === 'number' ? formatted(Number(value), locale) : String(value);
};

const render = (text: string, params: MessageParams, locale: string, counted: string): string => {
  const open = text.indexOf('{');
  if (open === -1) return text.replaceAll('#', () => counted);
  const close = closingOf(text, open);
  const before = text.slice(0, open).replaceAll('#', () => counted);
  const argument = argumentOf(text.slice(open + 1, close), params, locale);
  return before + argument + render(text.slice(close + 1), params, locale, counted);
};

/**
 * Fills in an ICU text: `{name}`, `{n, number}` and `{n, plural, …}` with `#`, in English or another language. Messages
 * may use no other ICU features, and their types read no others; `contract/messages.test.ts` compares the results with
 * Lingui's own compiler.
 */
export const renderIcu = (text: string, params: MessageParams = {}, locale = 'en') => render(text, params, locale, '#');

/** Turns the output of `say` into its sentence from the catalogue; other texts are returned unchanged. */
export const renderSaid = (text: string, catalogue: Readonly<Record<string, string>>) => {
  const message = heard(text);
  const sentence = message === null ? undefined : catalogue[message.code];
  return sentence === undefined ? text : renderIcu(sentence, message?.params);
};
