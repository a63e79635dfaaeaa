import type { AccountSignedUp } from '../../domain-events/accounts.ts';
import type { InvitationAccepted } from '../../domain-events/invitations.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { changePerson, confirmPerson, lockPerson, type Person } from '../accounts/index.ts';
import { join, lockProgramme, membershipOf, portalPath, programmeById } from '../programmes/index.ts';
import { type Invitation, invitationFor } from './invitation-for.ts';
import { invitedByHash, lastRemoved, linkByHash, openRoles } from './queries.ts';
import { linkWorks } from './rules/standing.ts';
import { insertUse, lockInvitedByHash, nameless, updateInvited } from './store.ts';

/** Where the new member continues after joining. */
const homeIn = async (tx: Tx, programId: number, aim: string | null) =>
  aim ?? `${portalPath(found(await programmeById(tx, programId), 'programmes.not_found'))}/overviews`;

/**
 * INV-31, C5: adds the membership and its records. An email invitation also confirms the address that it was sent to:
 * anyone who could read it owns the address. A link proves nothing about its bearer (M41).
 */
const acceptAs = async (change: Change, person: Person, invitation: Invitation) => {
  const { tx, now, announce } = change;
  const { programId, roleId, letterId } = invitation;
  const userId = person.id;
  if (letterId !== null) {
    await updateInvited(tx, letterId, { status: 'accepted', acceptedAt: now, acceptedBy: userId, ...nameless });
    await confirmPerson(change, person);
  }
  const isNew = await join(change, { programId, userId, roleId });
  if (letterId === null && isNew) await insertUse(tx, { roleId, userId, at: now });
  if (isNew) {
    await announce<InvitationAccepted>({ name: 'invitation.accepted', programId, roleId, userId, at: now.toString() });
    change.refresh({ people: [userId], keys: ['programmes', 'me'] });
  }
};

const broughtBy = async (change: Change, userId: number, tokenHash: string) => {
  const person = found(await lockPerson(change.tx, userId), 'accounts.not_found');
  await lockInvitedByHash(change.tx, tokenHash);
  const letter = await invitedByHash(change.tx, tokenHash);
  return { person, invitation: await invitationFor(change, person, { tokenHash, letter }) };
};

/** For someone who is already signed in. */
export const acceptInvite = async (work: Work<Actor>, tokenHash: string) => {
  const { person, invitation } = await broughtBy(work, work.actor.id, tokenHash);
  await acceptAs(work, person, invitation);
  return homeIn(work.tx, invitation.programId, invitation.aim);
};

/**
 * For someone who signs up with an invitation: an invalid invitation creates no account. Someone who comes by a link
 * joins with it later, once they have confirmed their address (M41).
 */
export const acceptAtSignUp = async (change: Change, { userId, invite }: AccountSignedUp) => {
  if (invite === null) return;
  const { person, invitation } = await broughtBy(change, userId, invite);
  if (invitation.letterId === null) return;
  // What the company's file says; who has an account already keeps their own number.
  if (person.phoneNo === null && invitation.phoneNo !== null)
    await changePerson(change.tx, userId, { phoneNo: invitation.phoneNo });
  await acceptAs(change, person, invitation);
};

/**
 * Refuses a token that brings nothing to this address. Asked before a sign-up looks for the address: otherwise anybody
 * with a token could learn, without opening an account, who has one already.
 */
export const refuseWrongInvitation = async ({ tx, now }: Change, tokenHash: string, email: string) => {
  const letter = await invitedByHash(tx, tokenHash);
  if (letter !== undefined) {
    refuseIf(letter.email.toLowerCase() === email.toLowerCase() ? null : 'invitations.other_address', 403);
    return;
  }
  const link = await linkByHash(tx, tokenHash);
  refuseIf(link !== undefined && linkWorks(link, now) ? null : 'invitations.not_valid');
};

/** B77: whoever was removed needs a new invitation, even where everybody else may walk in. */
export const whyNotOpenly = async (tx: Tx, programId: number, userId: number) => {
  if ((await membershipOf(tx, programId, userId)) !== undefined) return null;
  return (await lastRemoved(tx, programId, userId)) === null ? null : ('invitations.removed' as const);
};

/** B80: joins a programme that needs no application. */
export const joinOpenProgramme = async (work: Work<Actor>, programId: number, userType: 'mentee' | 'mentor') => {
  const { tx, actor } = work;
  const role = found((await openRoles(tx, programId))[userType], 'programmes.role_not_found');
  await lockProgramme(tx, programId);
  refuseIf(await whyNotOpenly(tx, programId, actor.id), 403);
  await join(work, { programId, userId: actor.id, roleId: role.id });
  work.refresh({ people: [actor.id], keys: ['programmes', 'me'] });
  return homeIn(tx, programId, null);
};
