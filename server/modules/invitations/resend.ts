import { say } from '../../../contract/say.ts';
import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { countEmails, takeTurn } from '../programmes/index.ts';
import { inviteAddresses, sortByRoom } from './invite-people.ts';
import { type InviteSettings, mayInvite } from './links.ts';
import type { OfferedRole } from './permissions.ts';
import { peopleToResend } from './queries/outstanding.ts';
import { hoursBetween, whyNotResend } from './rules/standing.ts';
import { lockInvited } from './store.ts';

/**
 * C5: writes again to those invited to a role who have not joined: the oldest first, as many as the day allows (B09). The
 * others can be written to once their turn comes; `count` is how many the admin saw.
 */
export const resendInvited = async (
  work: Work<Actor>,
  { role }: OfferedRole,
  count: number,
  settings: InviteSettings,
) => {
  const { tx, now, actor } = work;
  const { id: roleId, programId } = role;
  // Whoever else presses it waits here, and then finds nobody.
  await mayInvite(work, programId);
  const due = await peopleToResend(tx, { roleId, programId }, now.subtract({ hours: hoursBetween }));
  const people = due.length;
  if (people !== count) throw new Refusal(say('invitations.list_changed', { people }), 422, { people });
  refuseIf(people === 0 ? 'invitations.nobody_to_resend' : null);
  const { left, enterpriseId } = await takeTurn(work, programId, settings);
  // With nothing left this refuses, and says when there is more.
  if (left === 0) await countEmails(work, { programId, kind: 'invitations', emails: people }, settings);
  const next = due.slice(0, left);
  const { toEmail, held } = await sortByRoom(work, next, { enterpriseId, factor: settings.RATE_LIMIT_FACTOR });
  if (toEmail.length === 0) throw new Refusal(say('invitations.emailed_enough', { people: held.length }));
  await countEmails(work, { programId, kind: 'invitations', emails: toEmail.length }, settings);
  const sent = await inviteAddresses(work, { programId, roleId, redirectPath: null, sentBy: actor.id }, toEmail);
  const data = { program_id: programId, sent };
  await recordInProgram(work, programId, { action: 'invitations.resent', object: { type: 'Role', id: roleId }, data });
  return { message: `${sent} invitation(s) sent again.`, sent, held: held.length, later: people - next.length };
};

/** C5: writes again to one of them. */
export const resendOne = async (
  work: Work<Actor>,
  { role }: OfferedRole,
  inviteId: number,
  settings: InviteSettings,
) => {
  const { tx, now, actor } = work;
  const { id: roleId, programId } = role;
  await mayInvite(work, programId);
  // Whoever else presses it waits here, and then is told that it was sent.
  const row = found(await lockInvited(tx, roleId, inviteId), 'invitations.not_found');
  refuseIf(whyNotResend(row, now));
  const before = now.subtract({ hours: hoursBetween });
  // Whoever has joined by another way is nobody to write to.
  const due = await peopleToResend(tx, { roleId, programId }, before, inviteId);
  found(due[0], 'invitations.not_found');
  const { enterpriseId } = await takeTurn(work, programId, settings);
  const { toEmail } = await sortByRoom(work, due, { enterpriseId, factor: settings.RATE_LIMIT_FACTOR });
  if (toEmail.length === 0) throw new Refusal(say('invitations.emailed_enough', { people: 1 }));
  await countEmails(work, { programId, kind: 'invitations', emails: 1 }, settings);
  await inviteAddresses(work, { programId, roleId, redirectPath: row.redirectPath, sentBy: actor.id }, toEmail);
  const data = { program_id: programId, sent: 1 };
  await recordInProgram(work, programId, { action: 'invitations.resent', object: { type: 'Role', id: roleId }, data });
};
