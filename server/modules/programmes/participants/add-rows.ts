import type { MemberJoined, MembersAdded } from '../../../domain-events/programmes.ts';
import type { InvitePeople } from './invitation-ports.ts';
import { chunks, lettersInOneGo } from '../../../platform/chunks.ts';
import type { Change } from '../../../platform/work.ts';
import { recordEmails } from '../emails-to-many.ts';
import { heldBack } from '../unasked.ts';
import { accountsOf, peopleOf } from '../queries/imports.ts';
import { insertMembers, markRows, type takeReadyRows } from '../store/imports.ts';
import type { lockProgramme } from '../store/programmes.ts';
import { saveDetails } from './save-details.ts';

type TakenRow = Awaited<ReturnType<typeof takeReadyRows>>[number];
type Row = TakenRow & { email: string; userId: number | null };
/** Rows of people whom the company knows. */
type Found = (Row & { userId: number })[];
type Programme = NonNullable<Awaited<ReturnType<typeof lockProgramme>>>;

export interface Adding {
  invitePeople: InvitePeople;
  importId: number;
  programme: Programme;
  /** The admin who uploaded the file. */
  byId: number;
  /** Multiplies the limits of B09. */
  factor: number;
}

const linesOf = (rows: readonly Row[]) => rows.map(({ line }) => line);

const tellThem = async ({ now, announce }: Change, programId: number, added: readonly number[]) => {
  for (const userIds of chunks(added, lettersInOneGo)) {
    await announce<MembersAdded>({
      name: 'members.added',
      programId,
      userIds,
      at: now.toString(),
    });
  }
};

/** Makes members of people who already belong to the enterprise. Returns how many emails that makes. */
const join = async (change: Change, { importId, programme, factor }: Adding, rows: Found) => {
  const { tx, now, announce } = change;
  const joined = await insertMembers(
    tx,
    rows.map(({ userId, roleId }) => ({ programId: programme.id, userId, roleId: roleId ?? 0, joinedAt: now })),
  );
  const added = new Set(joined.map(({ userId }) => userId));
  const isAdded = ({ userId }: Found[number]) => added.has(userId);
  await markRows(tx, importId, linesOf(rows.filter(isAdded)), { state: 'added' });
  await markRows(tx, importId, linesOf(rows.filter((row) => !isAdded(row))), { state: 'member' });
  for (const { userId, roleId } of joined) {
    const event = { programId: programme.id, userId, roleId, at: now.toString() };
    await announce<MemberJoined>({ name: 'member.joined', ...event });
  }
  const from = { enterpriseId: programme.enterpriseId, factor };
  const held = await heldBack(change, [...added], from);
  await markRows(tx, importId, linesOf(rows.filter(({ userId }) => held.has(userId))), {
    state: 'added',
    emailed: false,
  });
  const told = [...added].filter((userId) => !held.has(userId));
  await tellThem(change, programme.id, told);
  return told.length;
};

/** Where the file has no name, a row is shown with the beginning of its address, which is nobody's name. */
const namesIn = ({ email, firstname, lastname }: Row) =>
  (firstname ?? '') === email.split('@', 1)[0]
    ? { firstname: '', lastname: lastname ?? '' }
    : { firstname: firstname ?? '', lastname: lastname ?? '' };

/**
 * Everyone whom the enterprise does not know decides for themselves, whether they have an account with us or not: the
 * rows, the list of the invited and the emails are the same, so a file does not tell who has one (record 026).
 */
const invite = async (change: Change, adding: Adding, rows: readonly Row[]) => {
  const { invitePeople, importId, byId, factor } = adding;
  const { id: programId, enterpriseId } = adding.programme;
  const people = rows.map((row) => ({
    email: row.email,
    ...namesIn(row),
    phoneNo: row.phoneNo,
    roleId: row.roleId ?? 0,
  }));
  const { emails, held } = await invitePeople(change, { programId, enterpriseId, people, byId, factor });
  const unsent = new Set(held);
  const [left, told] = [rows.filter(({ email }) => unsent.has(email)), rows.filter(({ email }) => !unsent.has(email))];
  await markRows(change.tx, importId, linesOf(told), { state: 'invited' });
  await markRows(change.tx, importId, linesOf(left), { state: 'invited', emailed: false });
  return emails;
};

/** The rows that have an address, with the person whom the company knows by it. */
const withPeople = async ({ tx }: Change, { programme }: Adding, taken: readonly TakenRow[]): Promise<Row[]> => {
  const rows = taken.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]));
  const accounts = await accountsOf(
    tx,
    rows.map(({ email }) => email),
  );
  const known = await peopleOf(
    tx,
    programme.enterpriseId,
    accounts.map(({ id }) => id),
  );
  const ids = new Map(accounts.filter(({ id }) => known.has(id)).map(({ id, email }) => [email.toLowerCase(), id]));
  return rows.map((row) => ({ ...row, userId: ids.get(row.email.toLowerCase()) ?? null }));
};

const isFound = (row: Row): row is Found[number] => row.userId !== null;

/** Adds or invites the people of these rows, keeps what is said about their work, and records what became of each row. */
export const addRows = async (change: Change, adding: Adding, taken: readonly TakenRow[]) => {
  const { importId, programme } = adding;
  const { id: programId, enterpriseId } = programme;
  const rows = await withPeople(change, adding, taken);
  const added = await join(change, adding, rows.filter(isFound));
  const invited = await invite(
    change,
    adding,
    rows.filter((row) => !isFound(row)),
  );
  await saveDetails(change, { importId, enterpriseId }, rows);
  await recordEmails(change, { programId, enterpriseId, kind: 'import', emails: added + invited });
};

/** Members are not added again; what the file says about their work is kept. */
export const addToMembers = async (change: Change, adding: Adding, taken: readonly TakenRow[]) => {
  const { importId, programme } = adding;
  const rows = await withPeople(change, adding, taken);
  await saveDetails(change, { importId, enterpriseId: programme.enterpriseId }, rows);
};
