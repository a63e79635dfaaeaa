import type { AccountSignedUp } from '../../domain-events/accounts.ts';
import type { InvitationAccepted } from '../../domain-events/invitations.ts';
import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { confirmPerson, hashToken, lockPerson, type Person } from '../accounts/index.ts';
import { join, portalPath, programmeById } from '../programmes/index.ts';
import { lastRemoved, linkByHash, openRoles } from './queries.ts';
import { isFromBefore, linkWorks, standingOf } from './rules/standing.ts';
import { insertUse, lockInvitedByHash, updateInvited } from './store.ts';

const notValid = () => new Refusal('invitations.not_valid');

/** Where somebody who joined goes on. */
const homeIn = async (tx: Tx, programId: number, aim: string | null) =>
  aim ?? `${portalPath(found(await programmeById(tx, programId), 'programmes.not_found'))}/overviews`;

interface Invitation {
  programId: number;
  roleId: number;
  aim: string | null;
  /** Of a letter. */
  letterId: number | null;
}

/** By the letter: its own token, one use, for whoever it was addressed to (B78). */
const byLetter = async ({ tx, now }: Change, person: Person, tokenHash: string): Promise<Invitation | undefined> => {
  const letter = await lockInvitedByHash(tx, tokenHash);
  if (letter === undefined) return undefined;
  const standing = standingOf(letter, now);
  const again = standing === 'accepted' && letter.acceptedBy === person.id;
  if (standing !== 'sent' && !again) throw notValid();
  refuseIf(letter.email.toLowerCase() === person.email.toLowerCase() ? null : 'invitations.other_address', 403);
  if (isFromBefore(letter.sentAt, await lastRemoved(tx, letter.programId, person.id))) throw notValid();
  return { programId: letter.programId, roleId: letter.roleId, aim: letter.redirectPath, letterId: letter.id };
};

/** By the shareable link, for anybody who has it. */
const byLink = async ({ tx, now }: Change, person: Person, tokenHash: string): Promise<Invitation> => {
  const link = await linkByHash(tx, tokenHash);
  if (link === undefined || !linkWorks(link, now)) throw notValid();
  if (isFromBefore(link.createdAt, await lastRemoved(tx, link.programId, person.id))) throw notValid();
  return { programId: link.programId, roleId: link.roleId, aim: null, letterId: null };
};

/** INV-31, C5: the membership, what is written down of it, and for a letter a confirmed address. */
const acceptAs = async (change: Change, userId: number, tokenHash: string) => {
  const { tx, now, announce } = change;
  const person = found(await lockPerson(tx, userId), 'accounts.not_found');
  const invitation = (await byLetter(change, person, tokenHash)) ?? (await byLink(change, person, tokenHash));
  const { programId, roleId, letterId } = invitation;
  const isNew = await join(change, { programId, userId, roleId });
  if (letterId === null && isNew) await insertUse(tx, { roleId, userId, at: now });
  if (letterId !== null) {
    await updateInvited(tx, letterId, { status: 'accepted', acceptedAt: now, acceptedBy: userId });
    // Whoever could read the letter has the address.
    await confirmPerson(change, person);
  }
  if (isNew) {
    await announce<InvitationAccepted>({ name: 'invitation.accepted', programId, roleId, userId, at: now.toString() });
    change.refresh({ people: [userId], keys: ['programmes', 'me'] });
  }
  return invitation;
};

/** Of somebody who is signed in. */
export const acceptInvite = async (work: Work<Actor>, token: string) => {
  const { programId, aim } = await acceptAs(work, work.actor.id, hashToken(token));
  return homeIn(work.tx, programId, aim);
};

/** Of somebody who signs up with it: an invitation that is worth nothing opens no account. */
export const acceptAtSignUp = async (change: Change, { userId, invite }: AccountSignedUp) => {
  if (invite !== null) await acceptAs(change, userId, invite);
};

/** B80: anybody joins a programme that needs no application. */
export const joinOpenProgramme = async (work: Work<Actor>, programId: number, userType: 'mentee' | 'mentor') => {
  const { tx, actor } = work;
  const { program } = found(await programmeById(tx, programId), 'programmes.not_found');
  refuseIf(program.privacySettings === 'open' ? null : 'invitations.application_needed', 403);
  const role = found((await openRoles(tx, programId))[userType], 'programmes.role_not_found');
  await join(work, { programId, userId: actor.id, roleId: role.id });
  work.refresh({ people: [actor.id], keys: ['programmes', 'me'] });
  return homeIn(tx, programId, null);
};
