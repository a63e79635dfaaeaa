import { Email } from '../../../../contract/accounts/index.ts';
import {
  type EmployeeField,
  employeeFields,
  importLimits,
  longestEmployeeField,
  importTemplate,
  type ImportField,
  type ImportMapping,
} from '../../../../contract/programmes/index.ts';
import { cutText } from '../../../../contract/cut.ts';
import { type ChosenRoles, roleNamed } from './import-roles.ts';

interface Role {
  id: number;
  name: string;
  userType: 'mentee' | 'mentor' | 'admin';
  isOwner: boolean;
}

export interface CheckedRow {
  email: string | null;
  firstname: string | null;
  lastname: string | null;
  phoneNo: string | null;
  roleId: number | null;
  problem: string | null;
  /** Something to look at; the person is added all the same. */
  warning: string | null;
  /** What the row says about the person's work. */
  details: Partial<Record<EmployeeField, string>>;
}

const longestName = 60;

const tooManyCells =
  'This row has more cells than there are headings. Put quotation marks around a cell that contains the separator';

/** 'Nur Aina binti Ali' → ['Nur', 'Aina binti Ali']; 'Azlan' has no last name, and none is made up. */
const splitName = (name: string) => {
  const [first = '', ...rest] = name.split(/\s+/);
  return [first, rest.join(' ')] as const;
};

type Cell = (field: ImportField) => string;

const namesIn = (cell: Cell, email: string) => {
  const [first, last] = splitName(cell('name'));
  const fallback = email.split('@', 1)[0] ?? '';
  return { firstname: cell('firstname') || first || fallback, lastname: cell('lastname') || last };
};

const warningOf = (names: { firstname: string; lastname: string }) => {
  const both = [names.firstname, names.lastname];
  if (both.some((name) => /<[^<>]*>|&\w+;/.test(name))) return 'The name contains code. It is taken as plain text';
  if (both.some((name) => name.length > longestName)) return `The name is cut after ${longestName} characters`;
  return null;
};

interface Reading {
  mapping: ImportMapping;
  roles: readonly Role[];
  /** The role of everyone whose row names none. */
  roleId: number;
  chosen: ChosenRoles;
  /** Reads a phone number as one of the company's country. */
  readPhone: (text: string) => { digits: string; isDoubtful: boolean };
  line: number;
  /** A row with more cells than this has a separator within one of them. */
  mostCells: number;
  /** The lines of the addresses further up. */
  seen: Map<string, number>;
}

export const cellIn =
  (cells: readonly string[], mapping: ImportMapping): Cell =>
  (field) => {
    const column = mapping[field];
    return column === null ? '' : (cells[column] ?? '').trim();
  };

const addressIn = (cell: Cell, { mapping, seen }: Reading): { address: string } | { problem: string } => {
  if (mapping.email === null) return { problem: 'Choose the column of the email addresses' };
  const { data: email, error } = Email.safeParse(cell('email'));
  if (error) return { problem: error.issues[0]?.message ?? 'Email must be a valid email' };
  const address = email.toLowerCase();
  if (address === importTemplate.email) return { problem: 'This is the example from the template' };
  const before = seen.get(address);
  return before === undefined ? { address } : { problem: `Line ${before} has the same address` };
};

/** Null when what is written is no phone number. */
const phoneIn = (cell: Cell, readPhone: Reading['readPhone']) => {
  const text = cell('phone_no').normalize('NFKC');
  // What is not written with digits and signs alone is a remark.
  if (!/^[\d\s().+/-]*$/.test(text)) return null;
  const phone = readPhone(text);
  return text === '' || /^\d{5,15}$/.test(phone.digits) ? phone : null;
};

/** An empty cell says nothing: it takes nothing away that was known before. */
const detailsIn = (cell: Cell) =>
  Object.fromEntries(
    employeeFields.flatMap((field) =>
      cell(field) === '' ? [] : [[field, cutText(cell(field), longestEmployeeField)]],
    ),
  );

/** What one row of the file says. */
export const checkRow = (cells: readonly string[], reading: Reading): CheckedRow => {
  const { mapping, roles, roleId, chosen, line, seen } = reading;
  const cell = cellIn(cells, mapping);
  // Named all the same: whoever corrects the file looks for the person.
  const given = namesIn(cell, '');
  const wrong = (problem: string): CheckedRow => ({
    email: cutText(cell('email'), importLimits.cell) || null,
    firstname: cutText(given.firstname, longestName) || null,
    lastname: cutText(given.lastname, longestName) || null,
    phoneNo: null,
    roleId: null,
    problem,
    warning: null,
    details: {},
  });
  if (cells.findLastIndex((one) => one !== '') >= reading.mostCells) return wrong(tooManyCells);
  const read = addressIn(cell, reading);
  if ('problem' in read) return wrong(read.problem);
  const { address } = read;
  const role = cell('role') === '' ? roles.find(({ id }) => id === roleId) : roleNamed(cell('role'), roles, chosen);
  if (role === undefined || role.isOwner) return wrong(`There is no role called ${cell('role')}`);
  const phone = phoneIn(cell, reading.readPhone);
  if (phone === null) return wrong('The phone number must have 5 to 15 digits');
  seen.set(address, line);
  const names = namesIn(cell, address);
  return {
    email: address,
    firstname: cutText(names.firstname, longestName),
    lastname: cutText(names.lastname, longestName),
    phoneNo: phone.digits || null,
    roleId: role.id,
    problem: null,
    warning: warningOf(names) ?? (phone.isDoubtful ? 'Check the phone number: it is kept as it is written' : null),
    details: detailsIn(cell),
  };
};
