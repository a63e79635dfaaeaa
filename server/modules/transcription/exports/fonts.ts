import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { unpackedWoff } from './woff.ts';

/** The subsets of the pages' font, then Chinese, then the box: the first that has a character writes it. */
const subsets = {
  latin: 'inter-latin',
  latinExtended: 'inter-latin-ext',
  vietnamese: 'inter-vietnamese',
  cyrillic: 'inter-cyrillic',
  greek: 'inter-greek',
  chinese: 'noto-sans-sc-chinese-simplified',
  symbols: 'noto-sans-sc-88',
};

/** Stands for a character that no font has. */
const box = '□';

/** What the fonts know: a piece of text that one of them can write. */
export interface Run {
  text: string;
  font: string;
}

export interface Fonts {
  sources: Readonly<Record<string, { normal: Buffer; bold: Buffer }>>;
  /** The font for whatever names none. */
  main: string;
  runsOf: (text: string) => Run[];
}

const charactersOf = (source: Buffer) => {
  const font = create(source);
  if (!('characterSet' in font)) throw new Error('a file of several fonts');
  return new Set(font.characterSet);
};

/** Marks that change how a character before them looks, and have no look of their own. */
const withoutLook = /^[\p{Cf}\ufe00-\ufe0f]$/u;

/** A word without end, which takes minutes to be laid out letter by letter. Chinese can be broken anywhere. */
const endless = /[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]{120}/gu;

/** Divides a text by the fonts that write it, so that spaces begin no new piece. */
const divided = (text: string, fontOf: (character: string) => string | undefined, boxFont: string): Run[] => {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC').replaceAll(endless, '$& ')) {
    const last = runs.at(-1);
    const found = character === ' ' && last && last.font !== boxFont ? last.font : fontOf(character);
    if (found === undefined && withoutLook.test(character)) continue;
    const run = { text: found === undefined ? box : character, font: found ?? boxFont };
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
};

const load = async (): Promise<Fonts> => {
  const require = createRequire(import.meta.url);
  const inter = dirname(require.resolve('@fontsource/inter/LICENSE'));
  const noto = dirname(require.resolve('@fontsource/noto-sans-sc/LICENSE'));
  const read = async (subset: string, weight: number) => {
    const folder = subset.startsWith('inter') ? inter : noto;
    return unpackedWoff(await readFile(join(folder, 'files', `${subset}-${weight}-normal.woff`)));
  };
  const fonts = await Promise.all(
    Object.entries(subsets).map(async ([name, subset]) => {
      const [normal, bold] = [await read(subset, 400), await read(subset, 700)];
      return { name, source: { normal, bold }, characters: charactersOf(normal) };
    }),
  );
  const fontOf = (character: string) =>
    fonts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0))?.name;
  return {
    sources: Object.fromEntries(fonts.map(({ name, source }) => [name, source])),
    main: 'latin',
    runsOf: (text) => divided(text, fontOf, 'symbols'),
  };
};

let loaded: Promise<Fonts> | undefined;

/** The fonts of the PDF, read from their packages once. */
export const readFonts = () => (loaded ??= load());
