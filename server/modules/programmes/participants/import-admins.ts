import type { ParticipantImport } from '../../../../contract/programmes/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { adminRows, type ImportRow } from '../queries/imports.ts';

/** Everyone of a file who becomes an admin, or would: the page asks for each of them. */
export const adminsIn = async (
  tx: Tx,
  { id, status, admins }: Pick<ImportRow, 'id' | 'status' | 'admins'>,
): Promise<ParticipantImport['admins_asked']> => {
  if (status !== 'draft') return [];
  const confirmed = new Set(admins);
  const rows = await adminRows(tx, id);
  return rows.flatMap(({ line, email, firstname, lastname, role }) =>
    email === null
      ? []
      : [
          {
            line,
            email,
            name: [firstname, lastname].filter(Boolean).join(' '),
            role,
            confirmed: confirmed.has(email.toLowerCase()),
          },
        ],
  );
};
