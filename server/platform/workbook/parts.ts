import { SaxesParser } from 'saxes';
import { Unreadable } from './unzip.ts';

type Attributes = Readonly<Record<string, string>>;

interface Seen {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Some programs write every name with a prefix: `x:row`. */
const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece. Entities that a document declares itself are unknown to the parser, so none can explode. */
export const readXml = (xml: string, { open, text, close }: Seen) => {
  const parser = new SaxesParser({ position: false });
  parser.on('error', () => {
    throw new Unreadable('damaged');
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(plain(name), attributes as Attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(plain(name)));
  parser.write(xml).close();
};

/** What Excel writes for a character that XML cannot hold: `_x000D_`. */
const escaped = /_x([0-9A-Fa-f]{4})_/g;
/** No cell of ours is longer. One text of a megabyte could stand in every cell of the sheet. */
const longestText = 5000;
const unescaped = (text: string) =>
  text.slice(0, longestText).replaceAll(escaped, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The texts that cells refer to by number. How a text is pronounced (`rPh`, in Asian files) is not part of it. */
export const sharedTexts = (xml: string): string[] => {
  const texts: string[] = [];
  let text = '';
  let taking = false;
  let aside = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') aside = true;
      taking = name === 't' && !aside;
    },
    text: (piece) => {
      if (taking) text += piece;
    },
    close: (name) => {
      taking = false;
      if (name === 'rPh') aside = false;
      if (name === 'si') texts.push(unescaped(text));
    },
  });
  return texts;
};

/** The sheets of a workbook that Excel shows, with the key of the part that contains each. */
export const sheetsIn = (xml: string) => {
  const sheets: { name: string; key: string; isShown: boolean }[] = [];
  readXml(xml, {
    open: (tag, { name = '', state = 'visible', ...more }) => {
      const key = Object.entries(more).find(([one]) => plain(one) === 'id')?.[1];
      if (tag === 'sheet' && key !== undefined) sheets.push({ name, key, isShown: state === 'visible' });
    },
  });
  const shown = sheets.filter(({ isShown }) => isShown);
  return shown.length > 0 ? shown : sheets;
};

/** Which file of the archive each key stands for. */
export const targetsIn = (xml: string) => {
  const targets = new Map<string, string>();
  readXml(xml, {
    open: (tag, { Id: key, Target: target }) => {
      if (tag === 'Relationship' && key !== undefined && target !== undefined)
        targets.set(key, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
};

interface Line {
  line: number;
  cells: string[];
}

/** No table of ours is wider, and a cell far to the right would cost as many empty ones. */
const mostColumns = 200;
const mostLines = 1_048_576;

const columnOf = (reference: string) => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** As a spreadsheet shows it when nothing is said about its format: 60123456789, not 6.0123456789E10. */
const shownNumber = (text: string) => {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? text : String(Number(number.toPrecision(15)));
};

const shown = (text: string, type: string, shared: readonly string[]) => {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return type === 'n' ? shownNumber(text) : unescaped(text);
};

class Enough extends Error {}

/**
 * The rows of a sheet that say anything, at most `most` of them. A formula counts as the value that it had when the file
 * was saved.
 */
export const linesIn = (xml: string, shared: readonly string[], most: number): Line[] => {
  const lines: Line[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = 'n';
  let text = '';
  let taking = false;
  let aside = false;
  const open = (name: string, { r: reference, t = 'n' }: Attributes) => {
    if (name === 'row') {
      line = reference === undefined ? line + 1 : Number(reference);
      if (!Number.isInteger(line) || line < 1 || line > mostLines) throw new Unreadable('damaged');
      [cells, column] = [[], -1];
    }
    if (name === 'c') {
      column = reference === undefined ? column + 1 : columnOf(reference);
      [type, text] = [t, ''];
    }
    if (name === 'rPh') aside = true;
    taking = (name === 'v' || name === 't') && !aside;
  };
  const close = (name: string) => {
    taking = false;
    if (name === 'rPh') aside = false;
    if (name === 'c' && column >= 0 && column < mostColumns) {
      while (cells.length < column) cells.push('');
      cells[column] = shown(text, type, shared).trim();
    }
    if (name !== 'row' || cells.every((cell) => cell === '')) return;
    lines.push({ line, cells });
    if (lines.length === most) throw new Enough();
  };
  try {
    readXml(xml, {
      open,
      close,
      text: (piece) => {
        if (taking) text += piece;
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return lines;
};
