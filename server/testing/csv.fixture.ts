import { parse } from 'csv-parse/sync';

/** The cells of a CSV file that was answered, headings first; a file without the mark of UTF-8 is none. */
export const cellsOf = (body: unknown): string[][] => {
  const text = String(body);
  if (!text.startsWith('\uFEFF')) throw new Error('the file does not say that it is UTF-8');
  return parse(text, { bom: true, record_delimiter: '\r\n' });
};
