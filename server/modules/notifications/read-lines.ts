import type { Tx } from '../../platform/work.ts';
import { type Line, type LineTexts, type Named, withNames } from '../../telling/line.ts';
import { namesNow } from './queries/names.ts';
import { texts } from '../../telling/texts.ts';
import { texts as words } from './texts.ts';

/** What reading a line needs: the texts of all modules, and the product's name. */
export interface Readable {
  texts: LineTexts;
  product: string;
}

/** What a line says as a number of something; undefined for people and things, which have names. */
const countIn = (named: Named) => {
  if ('others' in named) return words.others(named.others);
  return 'minutes' in named ? texts.minutes(named.minutes) : undefined;
};

/** Returns a reader for these lines with today's names; it gives undefined when no module has the text (any more). */
export const lineReader = async (tx: Tx, lines: readonly Line[], { texts: lineTexts, product }: Readable) => {
  const nameOf = await namesNow(
    tx,
    lines.flatMap(({ names }) => Object.values(names)),
    product,
  );
  return ({ key, names }: Line) => {
    const text = lineTexts[key];
    const called = Object.fromEntries(
      Object.entries(names).map(([name, named]) => [name, countIn(named) ?? nameOf(named)]),
    );
    return text === undefined ? undefined : withNames(text, called);
  };
};
