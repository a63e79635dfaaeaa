import { strToU8, zipSync } from 'fflate';

/** A text, a number, a truth value, or a formula with the value that it had when the file was saved. */
type Cell = string | number | boolean | { formula: string; value: string | number } | null;

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letterOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);

const cellXml = (cell: Cell, at: string, shared: string[]) => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'object')
    return typeof cell.value === 'number'
      ? `<c r="${at}"><f>${safe(cell.formula)}</f><v>${cell.value}</v></c>`
      : `<c r="${at}" t="str"><f>${safe(cell.formula)}</f><v>${safe(cell.value)}</v></c>`;
  shared.push(cell);
  return `<c r="${at}" t="s"><v>${shared.length - 1}</v></c>`;
};

interface Sheet {
  name: string;
  /** A row that is undefined is not in the file at all, as Excel leaves out empty ones. */
  rows: (Cell[] | undefined)[];
  hidden?: boolean;
}

/** A workbook as Excel writes it; `parts` are put in the place of its own. */
export const workbookOf = (sheets: Sheet[], parts: Record<string, string> = {}): Uint8Array => {
  const shared: string[] = [];
  const pages = sheets.map(({ rows }) => {
    const lines = rows.map((cells, line) => {
      const inRow = cells?.map((cell, column) => cellXml(cell, `${letterOf(column)}${line + 1}`, shared));
      return inRow === undefined ? '' : `<row r="${line + 1}">${inRow.join('')}</row>`;
    });
    return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
  });
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets>${sheets
      .map(({ name, hidden }, at) => `<sheet name="${safe(name)}" ${hidden ? 'state="hidden" ' : ''}r:id="rId${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_sheet, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(pages.map((page, at) => [`xl/worksheets/sheet${at}.xml`, page])),
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${safe(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 1 });
};

/** A few dozen kilobytes that are read for seconds: each of its rows has 200 cells that refer to one text. */
export const slowWorkbook = (rows: number): Uint8Array => {
  const cells = '<c t="s"><v>0</v></c>'.repeat(200);
  const lines = Array.from({ length: rows }, (_none, at) => `<row r="${at + 1}">${cells}</row>`);
  return workbookOf([{ name: 'A', rows: [['x']] }], {
    'xl/worksheets/sheet0.xml': `<worksheet>${lines.join('')}</worksheet>`,
    'xl/sharedStrings.xml': '<sst><si><t>a</t></si></sst>',
  });
};
