import { cutText } from '../../../contract/cut.ts';
import { Unreadable } from './unzip.ts';
import { type Attributes, plain, readXml } from './xml.ts';

/** What Excel writes for a character that XML cannot hold: `_x000D_`. */
const escaped = /_x([0-9A-Fa-f]{4})_/g;
/** No cell of ours is longer. One text of a megabyte could stand in every cell of the sheet. */
const longestText = 500;
const unescaped = (text: string) =>
  cutText(text, longestText)
    .replaceAll(escaped, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .toWellFormed();

/** A text that comes in pieces: no more is added once it is as long as what is kept of it. */
const joined = (text: string, piece: string) =>
  text.length <= longestText ? text + piece.slice(0, longestText + 1) : text;

/** As many as a sheet of ours has cells. */
const mostTexts = 500_000;

/** The texts that cells refer to by number. How a text is pronounced (`rPh`, in Asian files) is not part of it. */
export const sharedTexts = (xml: Uint8Array): string[] => {
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
      if (taking) text = joined(text, piece);
    },
    close: (name) => {
      taking = false;
      if (name === 'rPh') aside = false;
      if (name !== 'si') return;
      texts.push(unescaped(text));
      if (texts.length > mostTexts) throw new Unreadable('too_large');
    },
  });
  return texts;
};

/** Excel allows names of 31 characters; other programs are not as strict. */
const longestName = 100;
const mostEntries = 1000;

/** The sheets of a workbook that Excel shows, with the key of the part that contains each. */
export const sheetsIn = (xml: Uint8Array) => {
  const sheets: { name: string; key: string; isShown: boolean }[] = [];
  readXml(xml, {
    open: (tag, { name = '', state = 'visible', ...more }) => {
      const key = Object.entries(more).find(([one]) => plain(one) === 'id')?.[1];
      if (tag === 'sheet' && key !== undefined)
        sheets.push({ name: cutText(name, longestName), key, isShown: state === 'visible' });
      if (sheets.length > mostEntries) throw new Unreadable('damaged');
    },
  });
  const shown = sheets.filter(({ isShown }) => isShown);
  return shown.length > 0 ? shown : sheets;
};

/** Which file of the archive each key stands for. */
export const targetsIn = (xml: Uint8Array) => {
  const targets = new Map<string, string>();
  readXml(xml, {
    open: (tag, { Id: key, Target: target }) => {
      if (tag === 'Relationship' && key !== undefined && target !== undefined)
        targets.set(key, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      if (targets.size > mostEntries) throw new Unreadable('damaged');
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

/** All cells together: ten times the characters of a table with 10,000 people. */
const mostCharacters = 8_388_608;

/** Rows with what they say. Each number comes once: two rows of one number are no table that a spreadsheet has saved. */
const collector = (most: number) => {
  const lines: Line[] = [];
  const numbers = new Set<number>();
  let characters = 0;
  const keep = (line: number, cells: string[]) => {
    if (cells.every((cell) => cell === '')) return;
    if (numbers.has(line)) throw new Unreadable('damaged');
    numbers.add(line);
    characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > mostCharacters) throw new Unreadable('too_large');
    lines.push({ line, cells });
    if (lines.length === most) throw new Enough();
  };
  return { lines, keep };
};

/**
 * The rows of a sheet that say anything, at most `most` of them. A formula counts as the value that it had when the file
 * was saved.
 */
export const linesIn = (xml: Uint8Array, shared: readonly string[], most: number): Line[] => {
  const { lines, keep } = collector(most);
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
    if (name === 'row') keep(line, cells);
  };
  try {
    readXml(xml, {
      open,
      close,
      text: (piece) => {
        if (taking) text = joined(text, piece);
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return lines;
};
