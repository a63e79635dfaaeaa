import type { Doors } from './check-password.ts';
import { viewerByToken } from './queries.ts';
import { recordAudit } from './record-audit.ts';
import { hashToken } from './tokens.ts';

interface Act {
  token: string;
  method: string;
  /** The route as the contract prints it, that is, without ids. */
  route: string;
  path: string;
  source: string;
}

/** B11: everything that a platform admin changes while viewing as a user is logged with both ids. */
export const auditView = async ({ transact, reading }: Doors, { token, method, route, path, source }: Act) => {
  const { tx, now } = reading();
  const view = await viewerByToken(tx, hashToken(token), now);
  if (!view) return;
  const actor = { id: view.userId, adminBaseUserId: view.adminId };
  const act = { action: 'account.acted_in_view', objectType: 'user', objectId: view.userId };
  await transact((change) => recordAudit({ ...change, actor, ip: source }, { ...act, data: { method, route, path } }));
};
