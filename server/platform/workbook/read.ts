import { type Said, say } from '../../../contract/say.ts';
import { linesIn, sharedTexts, sheetsIn, targetsIn } from './parts.ts';
import { openArchive, Unreadable } from './unzip.ts';

/** All parts together that we read, unpacked: a table of 10,000 rows has a tenth of that. */
const mostBytes = 33_554_432;

/** In the place of a part that the workbook does not have. */
const nothing = Buffer.from('<none/>');

/** More cannot be offered sensibly. */
const mostSheets = 50;

const problems = { damaged: say('field.file_workbook_damaged'), too_large: say('field.file_workbook_large') };

export interface Workbook {
  rows: { line: number; cells: string[] }[];
  /** The names of the sheets to choose from, and which of them was read. */
  sheets: string[];
  sheet: number;
}

/**
 * One sheet of an Excel workbook (.xlsx): the first unless told. Numbers, formulas and truth values are texts, as a
 * spreadsheet shows them; dates are the numbers that they are kept as.
 */
export const readWorkbook = (bytes: Uint8Array, most: number, sheet = 0): Workbook | { problem: Said } => {
  try {
    const part = openArchive(bytes, mostBytes);
    const book = part('xl/workbook.xml');
    if (book === null) return { problem: say('field.file_no_table') };
    const sheets = sheetsIn(book).slice(0, mostSheets);
    const targets = targetsIn(part('xl/_rels/workbook.xml.rels') ?? nothing);
    const chosen = sheets[sheet];
    if (chosen === undefined) return { problem: say('field.file_sheet_unknown') };
    const xml = part(targets.get(chosen.key) ?? '');
    if (xml === null) throw new Unreadable('damaged');
    const shared = sharedTexts(part('xl/sharedStrings.xml') ?? nothing);
    return { rows: linesIn(xml, shared, most), sheets: sheets.map(({ name }) => name), sheet };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { problem: problems[error.reason] };
  }
};
