import type { CheckedRow } from './import-rows.ts';

interface Role {
  id: number;
  name: string;
  userType: 'mentee' | 'mentor' | 'admin';
}

/** The reason beside a row that would make an admin and is not confirmed. */
export const adminNotConfirmed = 'Would become an admin of the program: please confirm it above';

/**
 * A cell of a file alone never makes an admin, nor does the role for everyone: whoever would become one is left out until an
 * admin has confirmed their address.
 */
export const askForAdmins = (row: CheckedRow, roles: readonly Role[], confirmed: ReadonlySet<string>): CheckedRow => {
  const role = roles.find(({ id }) => id === row.roleId);
  if (row.problem !== null || row.email === null || role?.userType !== 'admin' || confirmed.has(row.email)) return row;
  return { ...row, problem: adminNotConfirmed };
};
