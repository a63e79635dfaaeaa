import { say } from '../../../contract/say.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit } from '../accounts/index.ts';
import { countEmails, takeTurn } from '../programmes/index.ts';
import { inviteAddresses } from './invite-people.ts';
import { type InviteSettings, mayInvite } from './links.ts';
import type { OfferedRole } from './permissions.ts';
import { peopleToResend } from './queries.ts';

/** Nobody is written to twice within this time. */
export const hoursBetween = 24;

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
  const { left } = await takeTurn(work, programId, settings);
  const sent = left === 0 ? people : Math.min(people, left);
  // With nothing left this refuses, and says when there is more.
  await countEmails(work, { programId, kind: 'invitations', emails: sent }, settings);
  await inviteAddresses(work, { programId, roleId, redirectPath: null, sentBy: actor.id }, due.slice(0, sent));
  const data = { program_id: programId, sent };
  await recordAudit(work, { action: 'invitations.resent', objectType: 'Role', objectId: roleId, data });
  return { message: `${sent} invitation(s) sent again.`, sent, later: people - sent };
};
