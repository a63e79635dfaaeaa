import { type Picture, short, writeFile } from './file.ts';
import { measure, runsOf, type Styled, utf16, type Weight, wrap } from './text.ts';

/** PAR-26: A4 portrait, margins of 10 mm, content 190 mm wide. In points, of which 72 are an inch. */
const mm = 72 / 25.4;
const page = { width: 210 * mm, height: 297 * mm, margin: 10 * mm };
const content = 190 * mm;
const footHeight = 8 * mm;

type Colour = readonly [red: number, green: number, blue: number];
const ink: Colour = [0.08, 0.13, 0.18];
const quiet: Colour = [0.3, 0.37, 0.46];
const track: Colour = [0.9, 0.93, 0.95];

const fill = (colour: Colour) => `${colour.map(short).join(' ')} rg`;
const fonts = { regular: 'F1', bold: 'F2' } as const;

interface Line {
  pieces: readonly Styled[];
  x: number;
  y: number;
  size: number;
  colour: Colour;
}

/** A line of text, its stretches one after the other from a point on its base line. */
const drawn = ({ pieces, x, y, size, colour }: Line) => {
  const parts: string[] = [];
  for (const { text, strong } of pieces) {
    const weight: Weight = strong ? 'bold' : 'regular';
    for (const { font, hex, actual } of runsOf(text, weight)) {
      const shown = `/${font === 'wide' ? 'F3' : fonts[weight]} ${short(size)} Tf <${hex}> Tj`;
      parts.push(actual === null ? shown : `/Span << /ActualText <feff${utf16(actual)}> >> BDC ${shown} EMC`);
    }
  }
  return `BT ${fill(colour)} ${short(x)} ${short(y)} Td ${parts.join(' ')} ET`;
};

const plain = (text: string, strong = false): Styled[] => [{ text, strong }];

interface Bar {
  label: string;
  /** Its value in words. */
  said: string;
  /** 0 to 1; null while nothing is known. */
  share: number | null;
  note: string;
}

/** Where text is being written, from top to bottom; a new page begins where the next thing would not fit. */
const openPages = () => {
  const pages: { lines: string[]; pictures: number[] }[] = [{ lines: [], pictures: [] }];
  const place = { y: page.height - page.margin };
  const put = (line: string) => pages.at(-1)?.lines.push(line);
  const room = (height: number) => {
    if (place.y - height >= page.margin + footHeight) return;
    pages.push({ lines: [], pictures: [] });
    place.y = page.height - page.margin;
  };
  const box = (x: number, width: number, height: number, colour: Colour) =>
    put(`${fill(colour)} ${short(x)} ${short(place.y)} ${short(width)} ${short(height)} re f`);
  const line = (pieces: readonly Styled[], size: number, { x = page.margin, dy = 0, colour = ink } = {}) =>
    put(drawn({ pieces, x, y: place.y + dy, size, colour }));
  const text = (pieces: readonly Styled[], size: number, { colour = ink, indent = 0, after = 4 } = {}) => {
    const leading = size * 1.4;
    for (const words of wrap(pieces, size, content - indent)) {
      room(leading);
      place.y -= leading;
      line(words, size, { x: page.margin + indent, dy: leading - size, colour });
    }
    place.y -= after;
  };
  return { pages, place, put, room, box, line, text };
};
type Pages = ReturnType<typeof openPages>;

/** A bar with its name, its value and how it is counted. */
const drawBar = ({ place, room, box, line, text }: Pages, { label, said, share, note }: Bar, brand: Colour) => {
  room(44);
  place.y -= 13;
  line(plain(label, true), 10);
  line(plain(said), 10, { x: page.margin + content - measure(said, 10, 'regular') });
  place.y -= 12;
  box(page.margin, content, 6, track);
  if (share !== null) box(page.margin, content * share, 6, brand);
  place.y -= 3;
  text(plain(note), 8.5, { colour: quiet, after: 6 });
};

/** Cells beside each other, each with its share of the width, and a hairline below them. */
const drawRow = (
  { place, room, box, line }: Pages,
  cells: readonly string[],
  { shares, strong }: { shares: readonly number[]; strong: boolean },
) => {
  const wrapped = cells.map((cell, at) => wrap(plain(cell, strong), 9, content * (shares[at] ?? 0) - 6));
  const height = Math.max(...wrapped.map((lines) => lines.length)) * 12 + 4;
  room(height);
  let x = page.margin;
  for (const [at, lines] of wrapped.entries()) {
    for (const [down, pieces] of lines.entries())
      line(pieces, 9, { x, dy: -10 - down * 12, colour: strong ? quiet : ink });
    x += content * (shares[at] ?? 0);
  }
  place.y -= height;
  box(page.margin, content, 0.5, track);
};

/** What it is at the left, how much at the right end, and a hairline below them. */
const drawSum = ({ place, room, box, line }: Pages, label: string, amount: string, strong: boolean) => {
  const size = strong ? 12 : 10;
  room(24);
  place.y -= 16;
  line(plain(label, strong), size);
  const width = measure(amount, size, strong ? 'bold' : 'regular');
  line(plain(amount, strong), size, { x: page.margin + content - width });
  place.y -= 8;
  box(page.margin, content, 0.5, track);
};

/** The line at the foot of each page, and the page's number. */
const withFoot = ({ pages }: Pages, foot: string, numbered: (at: number, of: number) => string) =>
  pages.map(({ lines, pictures }, at) => {
    const number = numbered(at + 1, pages.length);
    const beside = page.margin + content - measure(number, 8, 'regular');
    const white = `1 1 1 rg 0 0 ${short(page.width)} ${short(page.height)} re f`;
    const at8 = { y: page.margin, size: 8, colour: quiet };
    const foots = [
      drawn({ pieces: plain(foot), x: page.margin, ...at8 }),
      drawn({ pieces: plain(number), x: beside, ...at8 }),
    ];
    return { content: [white, ...lines, ...foots].join('\n'), pictures };
  });

/** A document of headings, paragraphs, lists, bars, rows and pictures, as they are added. */
export const openDocument = ({ title, language, brand }: { title: string; language: string; brand: Colour }) => {
  const written = openPages();
  const { pages, place, put, room, line, text } = written;
  const pictures: Picture[] = [];
  return {
    title: (words: string) => text(plain(words, true), 20, { after: 2 }),
    lead: (words: string) => text(plain(words), 10, { colour: quiet, after: 10 }),
    heading: (words: readonly Styled[]) => {
      place.y -= 8;
      room(40); // never alone at the end of a page
      const strong = words.map((piece) => ({ ...piece, strong: true }));
      text(strong, 13);
    },
    paragraph: (words: readonly Styled[]) => text(words, 10),
    bullet: (words: readonly Styled[]) => {
      room(14);
      line(plain('•'), 10, { x: page.margin + 4, dy: -10 });
      text(words, 10, { indent: 16, after: 2 });
    },
    bar: (bar: Bar) => drawBar(written, bar, brand),
    row: (cells: readonly string[], shares: readonly number[], strong = false) =>
      drawRow(written, cells, { shares, strong }),
    sum: (label: string, amount: string, strong = false) => drawSum(written, label, amount, strong),
    /** A picture as wide as the content (PAR-26: 190 mm). */
    picture: (picture: Picture) => {
      const height = content * (picture.height / picture.width);
      room(height);
      place.y -= height;
      const at = pictures.push(picture) - 1;
      pages.at(-1)?.pictures.push(at);
      put(`q ${short(content)} 0 0 ${short(height)} ${short(page.margin)} ${short(place.y)} cm /P${at} Do Q`);
      place.y -= 6;
    },
    /** The file, with this line and the number of the page at the foot of each. */
    file: (foot: string, numbered: (at: number, of: number) => string) =>
      writeFile(withFoot(written, foot, numbered), pictures, { title, language, size: [page.width, page.height] }),
  };
};
