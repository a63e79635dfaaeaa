import { bulkFileRows } from '../../../contract/accounts/index.ts';
import { csvRows } from '../../platform/csv.ts';
import { refuseField } from '../../platform/refusal.ts';

/** The addresses of a CSV file with the header 'email' (B96), without duplicates. */
export const readEmails = (bytes: Uint8Array): string[] => {
  const [head = [], ...rows] = csvRows(bytes, bulkFileRows + 2) ?? []; // with the headings, and one that is too many
  const at = head.findIndex((name) => name.toLowerCase() === 'email');
  if (at < 0) refuseField('file', 'Please choose a CSV file with the header email');
  if (rows.length > bulkFileRows) refuseField('file', `Please use at most ${bulkFileRows.toLocaleString('en')} rows`);
  const emails = rows.map((row) => row[at]?.toLowerCase() ?? '');
  return [...new Set(emails.filter((email) => email !== ''))];
};
