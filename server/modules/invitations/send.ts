import type { z } from 'zod';
import { addressesIn, type InviteForm, mostInvites, tooManyAddresses } from '../../../contract/invitations/index.ts';
import { say } from '../../../contract/say.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseField } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { countEmails, takeTurn } from '../programmes/index.ts';
import { inviteAddresses, inviteUnsent, sortByRoom } from './invite-people.ts';
import { type InviteSettings, mayInvite, showInvite } from './links.ts';
import type { OfferedRole } from './permissions.ts';
import { memberAddresses } from './queries.ts';
import { aimOf, ownPathOf } from './rules/standing.ts';
import { revokeInvited } from './store.ts';

type Form = z.output<typeof InviteForm>;

/** INV-16, INV-17: given one by one, as a list, or found in a text; duplicates removed. */
const addressesOf = (form: Omit<Form, 'redirect_url'>) => {
  const { email, send_invite: listed, batch_send_invites: text, ...others } = form;
  // The role and its programme are already loaded; whether the text was hidden matters only to the window.
  const { role_id: _role, program_id: _programme, batch_send_hidden: _hidden, ...rest } = others;
  nothingLeft(rest);
  const all = [...email.map((row) => row.email), ...listed].map((one) => one.toLowerCase());
  const addresses = [...new Set([...all, ...addressesIn(text)])];
  if (addresses.length === 0) refuseField('email', say('invitations.email_missing'));
  if (addresses.length > mostInvites) refuseField('email', tooManyAddresses);
  return addresses;
};

/** INV-13, INV-19, C5: records whom to invite; the emails are written and sent after the commit. */
export const sendInvites = async (
  work: Work<Actor>,
  { role, programme }: OfferedRole,
  form: Form,
  ground: InviteSettings,
) => {
  const { tx, actor } = work;
  const { id: roleId } = role;
  await mayInvite(work, role.programId);
  const { redirect_url: redirect, ...addressed } = form;
  const path = ownPathOf(redirect, ground.BASE_URL);
  if (path === null) return refuseField('redirect_url', say('invitations.redirect_url_foreign'));
  const addresses = addressesOf(addressed);
  const members = await memberAddresses(tx, role.programId, addresses);
  const invited = addresses
    .filter((one) => !members.has(one))
    .map((email) => ({ email, firstname: '', lastname: '', phoneNo: null }));
  const { enterpriseId } = await takeTurn(work, role.programId, ground);
  const { toEmail, held } = await sortByRoom(work, invited, { enterpriseId, factor: ground.RATE_LIMIT_FACTOR });
  await countEmails(work, { programId: role.programId, kind: 'invitations', emails: toEmail.length }, ground);
  const inviting = { programId: role.programId, roleId, redirectPath: aimOf(path), sentBy: actor.id };
  const sent = await inviteAddresses(work, inviting, toEmail);
  await inviteUnsent(work, inviting, held);
  const data = { program_id: role.programId, sent, ...(held.length > 0 && { held: held.length }) };
  await recordInProgram(work, role.programId, {
    action: 'invitations.sent',
    object: { type: 'Role', id: roleId },
    data,
  });
  return {
    ...(await showInvite(work, { role, programme }, ground)),
    message: `Successfully sent ${sent} invitation(s) for ${role.name} role!`,
    sent,
    held: held.length,
    members: members.size,
    member_emails: [...members],
    held_emails: held.map(({ email }) => email),
  };
};

/** C5: the link in the email stops working. An accepted invitation stays accepted. */
export const revokeInvite = async (work: Work<Actor>, { role }: OfferedRole, inviteId: number) => {
  found((await revokeInvited(work.tx, role.id, inviteId)) || undefined, 'invitations.not_found');
  const data = { program_id: role.programId, invite_id: inviteId };
  await recordInProgram(work, role.programId, {
    action: 'invitation.revoked',
    object: { type: 'Role', id: role.id },
    data,
  });
};
