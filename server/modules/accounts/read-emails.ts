import { parse } from 'csv-parse/sync';

/** The addresses of a CSV file with the header email (B96), each once; null when it is not such a file. */
export const readEmails = (bytes: Uint8Array): string[] | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const options = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true } as const;
    const [head = [], ...rows]: string[][] = parse(text, options);
    const at = head.findIndex((name) => name.toLowerCase() === 'email');
    if (at < 0) return null;
    const emails = rows.map((row) => row[at]?.toLowerCase() ?? '');
    return [...new Set(emails.filter((email) => email !== ''))];
  } catch {
    return null;
  }
};
