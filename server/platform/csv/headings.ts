import type { TableRow } from './read.ts';

/** Titles and notes above a list take a few lines; further down a row is a row. */
export const headingLinesLookedAt = 10;

interface Found {
  /** Which of the lines has the headings, or most likely has them. */
  at: number;
  /** If not, the sender is asked: it may be a person, or headings in words that we do not know. */
  isSure: boolean;
}

/** What the one who reads a table knows of its lines. */
interface Knowledge {
  /** A line that is somebody, never headings. */
  isRow: (cells: readonly string[]) => boolean;
  /** How many headings that are known a line has. */
  known: (cells: readonly string[]) => number;
  /** Whether a line below the first one is believed: a title may contain one such word by chance. */
  isEnough: (cells: readonly string[]) => boolean;
}

/**
 * Finds the line of headings among the first lines of a file, which may have titles above it: the one with the most
 * headings that are known. Without any, they are most likely directly above the first row.
 */
export const findHeadings = (lines: readonly TableRow[], { isRow, known, isEnough }: Knowledge): Found => {
  const first = lines.slice(0, headingLinesLookedAt);
  const counts = first.map(({ cells }) => (isRow(cells) ? 0 : known(cells)));
  const most = Math.max(0, ...counts);
  const at = counts.indexOf(most);
  if (most > 0 && (at === 0 || isEnough(first[at]?.cells ?? []))) return { at, isSure: true };
  const likely = Math.max(0, first.findIndex(({ cells }) => isRow(cells)) - 1);
  return { at: most > 0 ? at : likely, isSure: false };
};

/** The headings, followed by an empty one for each column that only a row has. */
export const wholeWidth = (headings: readonly string[], lines: readonly { cells: readonly string[] }[]): string[] => {
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return [...headings, ...Array.from({ length: width - headings.length }, () => '')];
};

const cellsUsed = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1;

interface Head {
  headings: 'found' | 'asked' | 'given' | 'none';
  firstLine: readonly string[];
  sheets: readonly string[];
}

/**
 * How many cells a row of a CSV file may have. One with more than the headings contains a separator that nobody quoted
 * ('Lim, Siew'), and what follows it is in the wrong column. Where most rows are wider, a column has no heading; a
 * workbook has no separators.
 */
export const mostCellsOf = (
  { headings, firstLine, sheets }: Head,
  lines: readonly { cells: readonly string[] }[],
): number => {
  const wider = lines.filter(({ cells }) => cellsUsed(cells) > firstLine.length).length;
  const isUneven = headings !== 'none' && sheets.length === 0 && wider * 2 <= lines.length;
  return isUneven ? firstLine.length : Infinity;
};
