import type { InvitationsSent } from '../../domain-events/invitations.ts';
import { chunks, lettersInOneGo } from '../../platform/chunks.ts';
import type { Change } from '../../platform/work.ts';
import type { InvitedPerson, InvitePeople } from '../programmes/index.ts';
import { liveInvitations } from './queries.ts';
import { nameInvited, upsertInvited } from './store.ts';

interface Inviting {
  programId: number;
  roleId: number;
  sentBy: number;
  redirectPath: string | null;
}

/** Rows per statement. */
const atOnce = 500;

/**
 * C5: records whom to invite; the emails are written and sent after the commit. Returns how many there are; the caller
 * counts them (B09).
 */
export const inviteAddresses = async (
  { tx, now, announce }: Change,
  inviting: Inviting,
  people: readonly InvitedPerson[],
): Promise<number> => {
  const ids: number[] = [];
  for (const some of chunks(
    people.toSorted((one, other) => (one.email < other.email ? -1 : 1)),
    atOnce,
  )) {
    const rows = await upsertInvited(
      tx,
      some.map((person) => ({ ...inviting, ...person, status: 'new' as const, createdAt: now })),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  const { programId } = inviting;
  for (const inviteIds of chunks(ids, lettersInOneGo))
    await announce<InvitationsSent>({ name: 'invitations.sent', programId, inviteIds, at: now.toString() });
  return ids.length;
};

/** Sends one email to each person invited from a file; an invitation that is still valid is not sent again. */
export const invitePeople: InvitePeople = async (change, { programId, roleId, people, byId }) => {
  const addresses = people.map(({ email }) => email);
  const invited = await liveInvitations(change.tx, roleId, addresses, change.now);
  const isInvited = ({ email }: InvitedPerson) => invited.has(email.toLowerCase());
  await nameInvited(change.tx, roleId, people.filter(isInvited));
  const missing = people.filter((one) => !isInvited(one));
  return inviteAddresses(change, { programId, roleId, sentBy: byId, redirectPath: null }, missing);
};
