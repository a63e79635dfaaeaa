import type { MemberJoined, MembersAdded } from '../../../domain-events/programmes.ts';
import { chunks, lettersInOneGo } from '../../../platform/chunks.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Job, Schedule } from '../../../platform/jobs.ts';
import type { Change, JobName, Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import type { Email } from '../../../telling/content.ts';
import { recordAudit } from '../../accounts/index.ts';
import { type EmailLimits, recordEmails, takeTurn } from '../emails-to-many.ts';
import {
  accountsOf,
  importCounts,
  type ImportRow,
  importsDue,
  membersWithDetails,
  peopleOf,
} from '../queries/imports.ts';
import { insertMembers, lockImport, markRows, type RowValues, takeReadyRows, updateImport } from '../store/imports.ts';
import { lockProgramme } from '../store/programmes.ts';
import { mayAdd } from './check-import.ts';
import { saveDetails } from './save-details.ts';

/** Rows per step: few enough that other work gets its turn in between. */
const inOneStep = 250;

interface RunningImport {
  importId: number;
}

/** Adds some of the people waiting in an import, and leaves a job for the next step. */
export const importStep: JobName<RunningImport> = 'programmes.stepImport';

/** What has to be said before an import is let go. A file that only says more about members is worth running too. */
export const refuseUndecided = async (
  tx: Tx,
  { id, headings, status }: Pick<ImportRow, 'id' | 'headings' | 'status'>,
) => {
  refuseIf(headings === 'asked' ? 'programmes.import_first_line' : null);
  const nothing = (await importCounts(tx, id)).ready === 0 && (await membersWithDetails(tx, id)) === 0;
  refuseIf(nothing && status === 'draft' ? 'programmes.import_empty' : null);
};

/** Starts an import or continues it: people who were added stay added, and nobody is added twice. */
export const runImport = async (work: Work<Actor>, { id, programId }: ImportRow) => {
  const { tx, now, later } = work;
  const one = found(await lockImport(tx, id), 'programmes.import_not_found');
  if (one.status === 'done' || one.status === 'undone') return;
  await mayAdd(work, programId);
  await refuseUndecided(tx, one);
  await saveDetails(work, { id, programId });
  await updateImport(tx, id, { status: 'running', startsAt: null, startedAt: one.startedAt ?? now });
  const data = { import_id: id };
  await recordAudit(work, { action: 'program.people_imported', objectType: 'Program', objectId: programId, data });
  await later(importStep, { importId: id });
};

type Row = RowValues & { email: string };
type Programme = NonNullable<Awaited<ReturnType<typeof lockProgramme>>>;

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

/**
 * Invites people by email to join with this role; returns how many emails that makes. Invitations belong to a later
 * module, so the app passes this function in.
 */
export type InvitePeople = (
  change: Change,
  asked: { programId: number; roleId: number; addresses: readonly string[]; byId: number },
) => Promise<number>;

/**
 * Takes back the invitations that an import has sent, and returns their ids. They belong to a later module, so the app
 * passes this function in.
 */
export type TakeBack = (
  change: Change,
  sent: { programId: number; since: ImportRow['createdAt']; people: { email: string; roleId: number }[] },
) => Promise<number[]>;

/** The email of an invitation. Those belong to a later module, so the app passes this function in. */
export type SampleInvitation = (about: {
  company: string;
  userType: 'mentee' | 'mentor' | 'admin';
  url: string;
}) => Email;

interface Adding {
  invitePeople: InvitePeople;
  importId: number;
  programme: Programme;
  /** The admin who uploaded the file. */
  byId: number;
}

/** Rows of people who have an account. */
type Found = (Row & { userId: number })[];

const linesOf = (rows: readonly Row[]) => rows.map(({ line }) => line);

/** Makes members of people who already belong to the enterprise. Returns how many emails that makes. */
const join = async (change: Change, { importId, programme }: Adding, rows: Found) => {
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
  await tellThem(change, programme.id, [...added]);
  return added.size;
};

/**
 * Everyone whom the enterprise does not know decides for themselves, whether they have an account with us or not: the
 * rows, the list of the invited and the emails are the same, so a file does not tell who has one (record 026).
 */
const invite = async (change: Change, { invitePeople, importId, programme, byId }: Adding, rows: readonly Row[]) => {
  let emails = 0;
  for (const roleId of new Set(rows.map((row) => row.roleId ?? 0))) {
    const addresses = rows.filter((row) => (row.roleId ?? 0) === roleId).map(({ email }) => email);
    emails += await invitePeople(change, { programId: programme.id, roleId, addresses, byId });
  }
  await markRows(change.tx, importId, linesOf(rows), { state: 'invited' });
  return emails;
};

/** Adds or invites the people of these rows, and records in each row what became of it. */
const addRows = async (change: Change, adding: Adding, rows: readonly Row[]) => {
  const { tx } = change;
  const { programme } = adding;
  const accounts = await accountsOf(
    tx,
    rows.map(({ email }) => email),
  );
  const byAddress = new Map(accounts.map((one) => [one.email.toLowerCase(), one.id]));
  const known = await peopleOf(
    tx,
    programme.enterpriseId,
    accounts.map(({ id }) => id),
  );
  const theirs = rows.flatMap((row) => {
    const userId = byAddress.get(row.email.toLowerCase());
    return userId !== undefined && known.has(userId) ? [{ ...row, userId }] : [];
  });
  const lines = new Set(linesOf(theirs));
  const added = await join(change, adding, theirs);
  const invited = await invite(
    change,
    adding,
    rows.filter(({ line }) => !lines.has(line)),
  );
  const { id: programId, enterpriseId } = programme;
  await recordEmails(change, { programId, enterpriseId, kind: 'import', emails: added + invited });
};

const withEmail = (rows: readonly RowValues[]) =>
  rows.flatMap((row): Row[] => (typeof row.email === 'string' ? [{ ...row, email: row.email }] : []));

/** Adds as many as one step takes and the day allows (B09). Says how it goes on. */
const addSome = async (change: Change, adding: Adding, limits: EmailLimits) => {
  const { tx, now } = change;
  const { importId, programme } = adding;
  const { left, until } = await takeTurn(change, programme.id, limits);
  const most = Math.min(inOneStep, left);
  const rows = most === 0 ? [] : await takeReadyRows(tx, importId, most);
  await addRows(change, adding, withEmail(rows));
  if ((await importCounts(tx, importId)).ready === 0)
    return { status: 'done' as const, finishedAt: now, waitsUntil: null };
  return { status: 'running' as const, waitsUntil: most === 0 ? until : null };
};

/** One step in one transaction: if it is killed halfway, nothing has happened and it runs again. */
const step = async (change: Change, importId: number, { invitePeople, limits }: Ports) => {
  const { tx, later, refresh } = change;
  const running = await lockImport(tx, importId);
  if (running?.status !== 'running') return;
  const programme = await lockProgramme(tx, running.programId);
  // B68: if the programme has been switched off meanwhile, the import can continue when it is running again.
  const next =
    programme?.isActive === true
      ? await addSome(change, { invitePeople, importId, programme, byId: running.createdBy }, limits)
      : { status: 'draft' as const, waitsUntil: null };
  await updateImport(tx, importId, next);
  if (next.status === 'running' && next.waitsUntil === null) await later(importStep, { importId });
  refresh({ people: [running.createdBy], keys: ['programmes'] });
};

interface Ports {
  invitePeople: InvitePeople;
  limits: EmailLimits;
}

export const stepImport =
  (ports: Ports) =>
  ({ transact }: Job, { importId }: RunningImport) =>
    transact((change) => step(change, importId, ports));

/** Imports that used up the emails of a day go on by themselves. */
export const resumeImports: Schedule['run'] = ({ now, transact }) =>
  transact(async ({ tx, later }) => {
    for (const importId of await importsDue(tx, now)) await later(importStep, { importId });
  });
