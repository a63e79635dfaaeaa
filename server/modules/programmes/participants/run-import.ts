import type { MemberJoined, MembersAdded } from '../../../domain-events/programmes.ts';
import { chunks, lettersInOneGo } from '../../../platform/chunks.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change, JobName, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { addPeople, recordAudit } from '../../accounts/index.ts';
import { accountsOf, importCounts, type ImportRow, peopleOf } from '../queries/imports.ts';
import { insertMembers, lockImport, markRows, type RowValues, takeReadyRows, updateImport } from '../store/imports.ts';
import { lockProgramme } from '../store/programmes.ts';
import { mayAdd } from './check-import.ts';

/** Rows per step: few enough that other work gets its turn in between. */
const inOneStep = 250;

interface RunningImport {
  importId: number;
}

/** Adds some of the people waiting in an import, and leaves a job for the next step. */
export const importStep: JobName<RunningImport> = 'programmes.stepImport';

/** Starts an import or continues it: people who were added stay added, and nobody is added twice. */
export const runImport = async (work: Work<Actor>, { id, programId }: ImportRow) => {
  const { tx, later } = work;
  const { status } = found(await lockImport(tx, id), 'programmes.import_not_found');
  if (status === 'done') return;
  await mayAdd(work, programId);
  refuseIf((await importCounts(tx, id)).ready === 0 && status === 'draft' ? 'programmes.import_empty' : null);
  await updateImport(tx, id, { status: 'running' });
  const data = { import_id: id };
  await recordAudit(work, { action: 'program.people_imported', objectType: 'Program', objectId: programId, data });
  await later(importStep, { importId: id });
};

type Row = RowValues & { email: string };
type Programme = NonNullable<Awaited<ReturnType<typeof lockProgramme>>>;

/** The accounts for these rows, created where there are none. A deleted account is not brought back. */
const accountsFor = async (change: Change, rows: readonly Row[], timezone: string) => {
  const addresses = rows.map(({ email }) => email);
  const known = new Set((await accountsOf(change.tx, addresses)).map(({ email }) => email.toLowerCase()));
  const missing = rows.filter(({ email }) => !known.has(email.toLowerCase()));
  const made = await addPeople(
    change,
    missing.map(({ email, firstname, lastname, phoneNo }) => ({
      email,
      timezone,
      firstname: firstname ?? email,
      lastname: lastname ?? '',
      phoneNo: phoneNo ?? null,
    })),
  );
  // Query again: someone may have signed up with one of these addresses in the meantime.
  const accounts = await accountsOf(change.tx, addresses);
  return {
    made: made.map(({ id }) => id),
    byAddress: new Map(accounts.map((one) => [one.email.toLowerCase(), one])),
  };
};

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
 * Invites people by email to join with this role. Invitations belong to a later module, so the app passes this function
 * in.
 */
export type InvitePeople = (
  change: Change,
  asked: { programId: number; roleId: number; userIds: readonly number[]; byId: number },
) => Promise<void>;

interface Adding {
  invitePeople: InvitePeople;
  importId: number;
  programme: Programme;
  /** The admin who uploaded the file. */
  byId: number;
}

/** Rows whose accounts exist and are not deleted. */
type Found = (Row & { userId: number })[];

const linesOf = (rows: readonly Row[]) => rows.map(({ line }) => line);

/** Makes members of people who already belong to the enterprise, or whose accounts are new. */
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
};

/** People who have an account but are unknown to the enterprise decide for themselves who may see their data. */
const invite = async (change: Change, { invitePeople, importId, programme, byId }: Adding, rows: Found) => {
  for (const roleId of new Set(rows.map((row) => row.roleId ?? 0))) {
    const userIds = rows.filter((row) => row.roleId === roleId).map(({ userId }) => userId);
    await invitePeople(change, { programId: programme.id, roleId, userIds, byId });
  }
  await markRows(change.tx, importId, linesOf(rows), { state: 'invited' });
};

/** Adds or invites the people of these rows, and records in each row what became of it. */
const addRows = async (change: Change, adding: Adding, rows: Row[]) => {
  const { tx } = change;
  const { programme, importId } = adding;
  const { made, byAddress } = await accountsFor(change, rows, programme.timezone);
  const living = rows.flatMap((row) => {
    const account = byAddress.get(row.email.toLowerCase());
    return account?.deletedAt === null ? [{ ...row, userId: account.id }] : [];
  });
  const lines = new Set(linesOf(living));
  await markRows(tx, importId, linesOf(rows.filter(({ line }) => !lines.has(line))), {
    state: 'wrong',
    problem: 'The account of this address has been deleted',
  });
  const known = await peopleOf(
    tx,
    programme.enterpriseId,
    living.map(({ userId }) => userId),
  );
  const theirs = new Set([...made, ...known]);
  await join(
    change,
    adding,
    living.filter(({ userId }) => theirs.has(userId)),
  );
  await invite(
    change,
    adding,
    living.filter(({ userId }) => !theirs.has(userId)),
  );
};

/** One step in one transaction: if it is killed halfway, nothing has happened and it runs again. */
const step = async (change: Change, importId: number, invitePeople: InvitePeople) => {
  const { tx, now, later, refresh } = change;
  const running = await lockImport(tx, importId);
  if (running?.status !== 'running') return;
  const programme = await lockProgramme(tx, running.programId);
  const rows = (await takeReadyRows(tx, importId, inOneStep)).filter(
    (row): row is typeof row & Row => row.email !== null,
  );
  // B68: if the programme has been switched off meanwhile, the import can continue when it is running again.
  const goesOn = programme?.isActive === true;
  if (goesOn && rows.length > 0)
    await addRows(change, { invitePeople, importId, programme, byId: running.createdBy }, rows);
  if (goesOn && rows.length === inOneStep) {
    await later(importStep, { importId });
  } else {
    await updateImport(tx, importId, goesOn ? { status: 'done', finishedAt: now } : { status: 'draft' });
  }
  refresh({ people: [running.createdBy], keys: ['programmes'] });
};

export const stepImport =
  (invitePeople: InvitePeople) =>
  ({ transact }: Job, { importId }: RunningImport) =>
    transact((change) => step(change, importId, invitePeople));
