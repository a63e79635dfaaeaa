import type { AccountSignedUp } from '../../domain-events/accounts.ts';
import type { InvitationAccepted } from '../../domain-events/invitations.ts';
import { found } from '../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { confirmPerson, lockPerson } from '../accounts/index.ts';
import { join, portalPath, programmeById } from '../programmes/index.ts';
import { invitationFor } from './invitation-for.ts';
import { openRoles } from './queries.ts';
import { insertUse, lockInvitedByHash, updateInvited } from './store.ts';

/** Where the new member continues after joining. */
const homeIn = async (tx: Tx, programId: number, aim: string | null) =>
  aim ?? `${portalPath(found(await programmeById(tx, programId), 'programmes.not_found'))}/overviews`;

/** INV-31, C5: adds the membership and its records; an email invitation also confirms the address. */
const acceptAs = async (change: Change, userId: number, tokenHash: string) => {
  const { tx, now, announce } = change;
  const person = found(await lockPerson(tx, userId), 'accounts.not_found');
  const invitation = await invitationFor(change, person, { tokenHash, letter: await lockInvitedByHash(tx, tokenHash) });
  const { programId, roleId, letterId } = invitation;
  const isNew = await join(change, { programId, userId, roleId });
  if (letterId === null && isNew) await insertUse(tx, { roleId, userId, at: now });
  if (letterId !== null) {
    await updateInvited(tx, letterId, { status: 'accepted', acceptedAt: now, acceptedBy: userId });
    // Anyone who could read the email owns the address.
    await confirmPerson(change, person);
  }
  if (isNew) {
    await announce<InvitationAccepted>({ name: 'invitation.accepted', programId, roleId, userId, at: now.toString() });
    change.refresh({ people: [userId], keys: ['programmes', 'me'] });
  }
  return invitation;
};

/** For someone who is already signed in. */
export const acceptInvite = async (work: Work<Actor>, tokenHash: string) => {
  const { programId, aim } = await acceptAs(work, work.actor.id, tokenHash);
  return homeIn(work.tx, programId, aim);
};

/** For someone who signs up with an invitation: an invalid invitation creates no account. */
export const acceptAtSignUp = async (change: Change, { userId, invite }: AccountSignedUp) => {
  if (invite !== null) await acceptAs(change, userId, invite);
};

/** B80: joins a programme that needs no application. */
export const joinOpenProgramme = async (work: Work<Actor>, programId: number, userType: 'mentee' | 'mentor') => {
  const { tx, actor } = work;
  const role = found((await openRoles(tx, programId))[userType], 'programmes.role_not_found');
  await join(work, { programId, userId: actor.id, roleId: role.id });
  work.refresh({ people: [actor.id], keys: ['programmes', 'me'] });
  return homeIn(tx, programId, null);
};
