import type { Tx } from '../../platform/work.ts';
import { type Line, type LineTexts, withNames } from '../../telling/line.ts';
import { namesNow } from './queries/names.ts';
import { texts as words } from './texts.ts';

/** What reading a line needs: the texts of all modules, and the product's name. */
export interface Readable {
  texts: LineTexts;
  product: string;
}

/** Returns a reader for these lines with today's names; it gives undefined when no module has the text (any more). */
export const lineReader = async (tx: Tx, lines: readonly Line[], { texts, product }: Readable) => {
  const nameOf = await namesNow(
    tx,
    lines.flatMap(({ names }) => Object.values(names)),
    product,
  );
  return ({ key, names }: Line) => {
    const text = texts[key];
    const called = Object.fromEntries(
      Object.entries(names).map(([name, named]) => [
        name,
        'others' in named ? words.others(named.others) : nameOf(named),
      ]),
    );
    return text === undefined ? undefined : withNames(text, called);
  };
};
