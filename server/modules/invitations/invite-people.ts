import type { InvitationsSent } from '../../domain-events/invitations.ts';
import { chunks, lettersInOneGo } from '../../platform/chunks.ts';
import type { Change } from '../../platform/work.ts';
import { countUnasked } from '../accounts/index.ts';
import type { InvitedPerson, InvitePeople } from '../programmes/index.ts';
import { liveInvitations } from './queries.ts';
import { keepUnsent, nameInvited, upsertInvited } from './store.ts';

interface Inviting {
  programId: number;
  roleId: number;
  sentBy: number;
  redirectPath: string | null;
}

/** Rows per statement. */
const atOnce = 500;

/** Whom the limits of the recipient let us write to, in the order in which they were given (B09). */
export const sortByRoom = async <P extends Pick<InvitedPerson, 'email'>>(
  change: Pick<Change, 'tx' | 'now'>,
  people: readonly P[],
  { enterpriseId, factor }: { enterpriseId: number; factor: number },
) => {
  const from = `company ${enterpriseId}`;
  const may = await countUnasked(change, { addresses: people.map(({ email }) => email), from, factor });
  return { toEmail: people.filter(({ email }) => may.has(email)), held: people.filter(({ email }) => !may.has(email)) };
};

const rowsOf = ({ now }: Change, inviting: Inviting, people: readonly InvitedPerson[]) =>
  chunks(
    people.toSorted((one, other) => (one.email < other.email ? -1 : 1)),
    atOnce,
  ).map((some) => some.map((person) => ({ ...inviting, ...person, createdAt: now })));

/**
 * C5: records whom to invite; the emails are written and sent after the commit. Returns how many there are; the caller
 * counts them (B09).
 */
export const inviteAddresses = async (
  change: Change,
  inviting: Inviting,
  people: readonly InvitedPerson[],
): Promise<number> => {
  const { tx, now, announce } = change;
  const ids: number[] = [];
  for (const some of rowsOf(change, inviting, people)) {
    const rows = await upsertInvited(
      tx,
      some.map((one) => ({ ...one, status: 'new' as const })),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  const { programId } = inviting;
  for (const inviteIds of chunks(ids, lettersInOneGo))
    await announce<InvitationsSent>({ name: 'invitations.sent', programId, inviteIds, at: now.toString() });
  return ids.length;
};

/** B09: the invitation stands, and its email can be sent another day. */
export const inviteUnsent = async (change: Change, inviting: Inviting, people: readonly InvitedPerson[]) => {
  for (const some of rowsOf(change, inviting, people))
    await keepUnsent(
      change.tx,
      some.map((one) => ({ ...one, status: 'unsent' as const })),
    );
};

/** Those of these people whose invitation to this role is still valid; what the file says about them is kept. */
const stillInvited = async ({ tx, now }: Change, roleId: number, people: readonly InvitedPerson[]) => {
  const addresses = people.map(({ email }) => email);
  const invited = await liveInvitations(tx, roleId, addresses, now);
  const them = people.filter(({ email }) => invited.has(email.toLowerCase()));
  await nameInvited(tx, roleId, them);
  return new Set(them);
};

/** Sends one email to each person invited from a file; an invitation that is still valid is not sent again. */
export const invitePeople: InvitePeople = async (change, { programId, people, byId, ...sender }) => {
  const roleIds = [...new Set(people.map(({ roleId }) => roleId))];
  const ofRole = <P extends { roleId: number }>(list: readonly P[], id: number) =>
    list.filter(({ roleId }) => roleId === id).map(({ roleId: _role, ...person }) => person);
  const missing: (typeof people)[number][] = [];
  for (const roleId of roleIds) {
    const them = people.filter((one) => one.roleId === roleId);
    const invited = await stillInvited(change, roleId, them);
    missing.push(...them.filter((one) => !invited.has(one)));
  }
  const { toEmail, held } = await sortByRoom(change, missing, sender);
  for (const roleId of roleIds) {
    const inviting = { programId, roleId, sentBy: byId, redirectPath: null };
    await inviteAddresses(change, inviting, ofRole(toEmail, roleId));
    await inviteUnsent(change, inviting, ofRole(held, roleId));
  }
  return { emails: toEmail.length, held: held.map(({ email }) => email) };
};
