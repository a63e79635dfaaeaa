import { type RoleInvite, inviteDays } from '../../../contract/invitations/index.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../policies/actor.ts';
import { hashToken, recordInProgram } from '../accounts/index.ts';
import { type EmailLimits, lockOpen, signInPath } from '../programmes/index.ts';
import type { OfferedRole } from './permissions.ts';
import { inviteCounts, linkOf } from './queries.ts';
import { insertLink, replaceLink } from './store.ts';
import { newNonce, tokenOf } from './tokens.ts';

/** The settings that inviting needs. */
export interface InviteSettings extends EmailLimits {
  BASE_URL: string;
  SECRET_KEY: string;
}

/** Permissions table: only an admin with a confirmed address may invite; B68: and only to a running programme. */
export const mayInvite = async (work: Work<Actor>, programId: number) => {
  await lockOpen(work.tx, programId);
  refuseIf(whyNotToMany(work.actor), 403);
};

const freshLink = ({ now, actor }: Work<Actor>, role: { id: number; programId: number }, secret: string) => {
  const nonce = newNonce();
  return {
    roleId: role.id,
    programId: role.programId,
    nonce,
    tokenHash: hashToken(tokenOf(nonce, secret)),
    expiresAt: now.add({ hours: 24 * inviteDays.link }),
    createdBy: actor.id,
    createdAt: now,
  };
};

/** INV-15. A link made under another secret no longer works, so it is shown as if there were none. */
export const showInvite = async (
  { tx }: Pick<Work<Actor>, 'tx'>,
  { role, programme }: OfferedRole,
  { BASE_URL, SECRET_KEY }: InviteSettings,
): Promise<RoleInvite> => {
  const link = await linkOf(tx, role.id);
  const token = link && tokenOf(link.nonce, SECRET_KEY);
  const works = link !== undefined && token !== undefined && hashToken(token) === link.tokenHash;
  return {
    invite_link: works ? BASE_URL + signInPath(programme, token) : null,
    expires_at: works ? link.expiresAt.toString() : null,
    role: { id: role.id, name: role.name },
    ...(await inviteCounts(tx, role.id)),
  };
};

/** C5: opening the window creates the link if there is none. */
export const openInvite = async (work: Work<Actor>, { role, programme }: OfferedRole, ground: InviteSettings) => {
  if (programme.program.isActive && !programme.draft && work.actor.confirmed)
    await insertLink(work.tx, freshLink(work, role, ground.SECRET_KEY));
  return showInvite(work, { role, programme }, ground);
};

/** INV-13, B78 */
export const refreshInvite = async (work: Work<Actor>, { role, programme }: OfferedRole, ground: InviteSettings) => {
  await mayInvite(work, role.programId);
  await replaceLink(work.tx, freshLink(work, role, ground.SECRET_KEY));
  const data = { program_id: role.programId };
  await recordInProgram(work, role.programId, {
    action: 'invite_link.refreshed',
    object: { type: 'Role', id: role.id },
    data,
  });
  return showInvite(work, { role, programme }, ground);
};
