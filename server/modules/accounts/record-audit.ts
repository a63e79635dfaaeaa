import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { insertAudit } from './store/audit.ts';

/** An action worth logging: what was done, and to what. */
export interface Audited {
  action: string;
  objectType: string;
  objectId?: number | null;
  data?: Record<string, unknown>;
  ip?: string;
}

interface Doer {
  tx: Tx;
  now: Temporal.Instant;
  /** Null: done by a scheduled job or a visitor, or on the command line. */
  actor: { id: number; adminBaseUserId: number | null } | null;
  source?: 'product' | 'command_line';
}

/**
 * Writes an action to the audit log (SYS-19), in the transaction of the action. What a platform admin does while
 * viewing as a user counts as the admin's own action; both ids are kept (B11).
 */
export const recordAudit = (
  { tx, now, actor, source = 'product' }: Doer,
  { objectId = null, data = {}, ip, ...act }: Audited,
) => {
  const who = {
    actorId: actor?.adminBaseUserId ?? actor?.id ?? null,
    asUserId: actor?.adminBaseUserId ? actor.id : null,
  };
  return insertAudit(tx, { ...act, ...who, source, objectId, data, ip: ip ?? null, at: now });
};
