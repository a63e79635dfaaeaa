import { bulkFileRows } from '../../../contract/accounts/index.ts';
import { readTable } from '../../platform/csv/read-table.ts';
import { refuseField } from '../../platform/refusal.ts';

/** The addresses of a CSV file with the header 'email' (B96), without duplicates. */
export const readEmails = async (bytes: Uint8Array, gone: AbortSignal): Promise<string[]> => {
  const { first, rows } = await readTable(bytes, { most: bulkFileRows }, gone);
  const at = first.cells.findIndex((name) => name.toLowerCase() === 'email');
  if (at < 0) refuseField('file', 'Please choose a CSV file with the header email');
  const emails = rows.map(({ cells }) => cells[at]?.toLowerCase() ?? '');
  return [...new Set(emails.filter((email) => email !== ''))];
};
