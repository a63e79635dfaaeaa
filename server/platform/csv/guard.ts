/** What ends a line within a cell. */
const ends = String.raw`\r\n\v\f\u0085\u2028\u2029`;
/** Blanks, control characters and what has no width: a spreadsheet passes over them when it looks for a formula. */
const unseen = String.raw`(?:(?![${ends}])[\p{Z}\p{C}\p{DI}])*`;
/** The signs that begin a formula, with their full-width and small twins. */
const signs = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]`;
const atLine = String.raw`(?<=^|\r\n|[${ends}])`;
const live = String.raw`(?:${unseen}${signs}|\t)`;
const newLineFirst = `[${ends}]`;

/** Where an apostrophe goes. Lines that have one already get another, so that taking one off gives back what was there. */
const places = new RegExp(`${atLine}(?='*${live})|^(?='*${newLineFirst})`, 'gu');
const guards = new RegExp(`${atLine}'(?='*${live})|^'(?='*${newLineFirst})`, 'gu');

/**
 * Makes a spreadsheet treat a cell as text where it would otherwise take it, or one of its lines, for a formula (B126).
 * Numbers and phone numbers with a sign are guarded as well.
 */
export const guarded = (cell: string): string => cell.replaceAll(places, "'");

/** The cell as it was before `guarded`. */
export const unguarded = (cell: string): string => cell.replaceAll(guards, '');
