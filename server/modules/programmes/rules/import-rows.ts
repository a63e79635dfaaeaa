import { Email } from '../../../../contract/accounts/index.ts';
import { importLimits, type ImportField, type ImportMapping } from '../../../../contract/programmes/index.ts';

/** What files call their columns, in lower case and without punctuation. */
const known: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'workemail', 'emel'],
  name: ['name', 'fullname', 'nama'],
  firstname: ['firstname', 'givenname', 'first'],
  lastname: ['lastname', 'surname', 'familyname', 'last'],
  phone_no: ['phone', 'phoneno', 'phonenumber', 'mobile', 'mobileno', 'telephone'],
  role: ['role', 'usertype', 'type'],
};

/** Guesses from the headings which column is which; null for a field that no heading names. */
export const guessMapping = (columns: readonly string[]): ImportMapping => {
  const plain = columns.map((one) => one.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const at = (field: ImportField) => {
    const found = plain.findIndex((one) => known[field].includes(one));
    return found === -1 ? null : found;
  };
  return {
    email: at('email'),
    name: at('name'),
    firstname: at('firstname'),
    lastname: at('lastname'),
    phone_no: at('phone_no'),
    role: at('role'),
  };
};

interface Role {
  id: number;
  name: string;
  isOwner: boolean;
}

export interface CheckedRow {
  email: string | null;
  firstname: string | null;
  lastname: string | null;
  phoneNo: string | null;
  roleId: number | null;
  problem: string | null;
}

const longestName = 60;

/** 'Nur Aina binti Ali' → ['Nur', 'Aina binti Ali']; 'Azlan' has no last name, and none is made up. */
const splitName = (name: string) => {
  const [first = '', ...rest] = name.split(/\s+/);
  return [first, rest.join(' ')] as const;
};

const namesIn = (cell: (field: ImportField) => string, email: string) => {
  const [first, last] = splitName(cell('name'));
  const fallback = email.split('@', 1)[0] ?? '';
  const firstname = cell('firstname') || first || fallback;
  return {
    firstname: firstname.slice(0, longestName),
    lastname: (cell('lastname') || last).slice(0, longestName),
  };
};

/** What one row of the file says; `seen` are the addresses of the rows before it. */
export const checkRow = (
  cells: readonly string[],
  {
    mapping,
    roles,
    roleId,
    seen,
  }: { mapping: ImportMapping; roles: readonly Role[]; roleId: number; seen: Set<string> },
): CheckedRow => {
  const cell = (field: ImportField) => {
    const column = mapping[field];
    return column === null ? '' : (cells[column] ?? '').trim();
  };
  const wrong = (problem: string): CheckedRow => ({
    email: cell('email').slice(0, importLimits.cell) || null,
    firstname: null,
    lastname: null,
    phoneNo: null,
    roleId: null,
    problem,
  });
  if (mapping.email === null) return wrong('Choose the column of the email addresses');
  const { data: email, error } = Email.safeParse(cell('email'));
  if (error) return wrong(error.issues[0]?.message ?? 'Email must be a valid email');
  const address = email.toLowerCase();
  if (seen.has(address)) return wrong('This address stands further up in the file');
  const role =
    cell('role') === ''
      ? roles.find(({ id }) => id === roleId)
      : roles.find(({ name }) => name.toLowerCase() === cell('role').toLowerCase());
  if (role === undefined || role.isOwner) return wrong(`There is no role called ${cell('role')}`);
  const phone = cell('phone_no').replaceAll(/[\s().+-]/g, '');
  if (phone !== '' && !/^\d{5,15}$/.test(phone)) return wrong('The phone number must have 5 to 15 digits');
  seen.add(address);
  return { email: address, ...namesIn(cell, address), phoneNo: phone || null, roleId: role.id, problem: null };
};
