import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { openSession, type Origin } from './open-session.ts';
import { personById } from './queries.ts';
import { recordAudit } from './record-audit.ts';
import { whyNotView } from './rules/views.ts';
import { signOut } from './sign-out.ts';

const present = (person: Awaited<ReturnType<typeof personById>>) => (person?.deletedAt === null ? person : undefined);

/**
 * B11: signs this browser in as the user; the new session remembers the admin for the way back. `shown`: the admin's
 * own credentials.
 */
export const viewAs = async (work: Work<Actor>, userId: number, origin: Origin, shown: readonly string[]) => {
  const { tx, actor } = work;
  const person = found(present(await personById(tx, userId)), 'accounts.not_found');
  refuseIf(whyNotView(person));
  await signOut(work, shown);
  const opened = await openSession(work, person, origin, actor.id);
  const audited = { action: 'account.view_opened', objectType: 'user', objectId: userId };
  await recordAudit({ ...work, actor: { id: userId, adminBaseUserId: actor.id } }, audited);
  return { opened, person };
};

/** NAV-18 'Revert to Admin': reopens the admin's own session, if they are still a platform admin. */
export const revertToAdmin = async (work: Work<Actor>, adminId: number, origin: Origin, shown: readonly string[]) => {
  const { tx, actor } = work;
  const admin = found(present(await personById(tx, adminId)), 'accounts.not_found');
  refuseIf(admin.isPlatformAdmin ? null : 'accounts.platform_admins_only', 403);
  await signOut(work, shown);
  const opened = await openSession(work, admin, origin);
  await recordAudit(work, { action: 'account.view_closed', objectType: 'user', objectId: actor.id });
  return { opened, person: admin };
};
