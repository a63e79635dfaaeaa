/** How wide the letters from space to tilde are in the two fonts that every reader brings, of 1,000 (Adobe's metrics). */
const widths = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
};
const tables = {
  regular: widths.regular.split(' ').map(Number),
  bold: widths.bold.split(' ').map(Number),
};
export type Weight = keyof typeof tables;

/** What WinAnsi has from 80 to 9F, where Unicode has signs from all over; five codes stand for nothing. */
const from80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const specials = new Map(Array.from(from80, (sign, at): [string, number] => [sign, 0x80 + at]));
specials.delete(' ');

const codeOf = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  const isPlain = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
  return isPlain ? code : specials.get(sign);
};

/** Letters that no decomposition brings down to a plain one. */
const bare = new Map(Object.entries({ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' }));

/** A Latin letter that the font lacks, without its marks; null for other scripts. */
const withoutMarks = (sign: string) => {
  if (!/\p{Script=Latin}/u.test(sign)) return null;
  const [base = ''] = [...sign.normalize('NFD')].map((part) => bare.get(part) ?? part);
  return codeOf(base) === undefined ? null : base;
};

/** A stretch of text in one font: `latin` in WinAnsi, or `wide` in UTF-16 for every other script. */
export interface Run {
  font: 'latin' | 'wide';
  hex: string;
  /** What it says, where its letters are drawn without their marks. */
  actual: string | null;
  /** Of 1,000 times the size. */
  width: number;
}

const two = (code: number) => code.toString(16).padStart(2, '0');
export const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

/** Chinese, Japanese and Korean signs are as wide as they are high; anything else of that font is taken for half. */
const isWide = (sign: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}　-〿＀-｠]/u.test(sign);

const widthOf = (code: number, weight: Weight) => tables[weight][code - 0x20] ?? 556;

const pieceOf = (sign: string, weight: Weight): Run => {
  const code = codeOf(sign);
  if (code !== undefined) return { font: 'latin', hex: two(code), actual: null, width: widthOf(code, weight) };
  const base = withoutMarks(sign);
  if (base !== null) {
    const drawn = codeOf(base) ?? 0x3f;
    return { font: 'latin', hex: two(drawn), actual: sign, width: widthOf(drawn, weight) };
  }
  return { font: 'wide', hex: utf16(sign), actual: null, width: isWide(sign) ? 1000 : 500 };
};

/** A line of text as stretches that are drawn one after the other. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = [];
  for (const sign of text) {
    const piece = pieceOf(sign, weight);
    const last = runs.at(-1);
    if (last?.font === piece.font && last.actual === null && piece.actual === null) {
      last.hex += piece.hex;
      last.width += piece.width;
    } else runs.push(piece);
  }
  return runs;
};

export const measure = (text: string, size: number, weight: Weight) =>
  runsOf(text, weight).reduce((sum, { width }) => sum + width, 0) * (size / 1000);

/** A word, and whether it is strong; the spaces between words belong to no word. */
export interface Styled {
  text: string;
  strong: boolean;
}

/** Words to break lines between: Chinese may break after every sign, and a word longer than a line anywhere. */
const wordsIn = ({ text, strong }: Styled): Styled[] =>
  (text.match(/\s+|[\p{Script=Han}　-〿＀-｠]|[^\s\p{Script=Han}　-〿＀-｠]+/gu) ?? []).map((word) => ({
    text: word,
    strong,
  }));

const weightOf = ({ strong }: Styled): Weight => (strong ? 'bold' : 'regular');

const cutToFit = (word: Styled, size: number, most: number): Styled[] => {
  const parts: Styled[] = [];
  let rest = [...word.text];
  while (rest.length > 0) {
    let count = rest.length;
    while (count > 1 && measure(rest.slice(0, count).join(''), size, weightOf(word)) > most) count -= 1;
    parts.push({ ...word, text: rest.slice(0, count).join('') });
    rest = rest.slice(count);
  }
  return parts;
};

/** Breaks text into lines of at most `most` points. */
export const wrap = (pieces: readonly Styled[], size: number, most: number): Styled[][] => {
  const lines: Styled[][] = [[]];
  let used = 0;
  const words = pieces
    .flatMap(wordsIn)
    .flatMap((word) => (measure(word.text, size, weightOf(word)) > most ? cutToFit(word, size, most) : [word]));
  for (const word of words) {
    const isSpace = /^\s+$/.test(word.text);
    const shown = isSpace ? { ...word, text: ' ' } : word;
    const width = measure(shown.text, size, weightOf(word));
    if (used + width > most && !isSpace) {
      lines.push([]);
      used = 0;
    }
    const line = lines.at(-1);
    if (line === undefined || (isSpace && used === 0)) continue;
    line.push(shown);
    used += width;
  }
  return lines;
};
