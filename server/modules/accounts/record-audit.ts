import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { insertAudit } from './store/audit.ts';

/** An act worth remembering: what was done, and to what. */
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
  /** Null: the clock or a visitor did it. */
  actor: { id: number; adminBaseUserId: number | null } | null;
}

/**
 * Writes an act down in the audit log (SYS-19), in the transaction of the act. What a platform admin does through
 * somebody's eyes is theirs: both ids are kept (B11).
 */
export const recordAudit = ({ tx, now, actor }: Doer, { objectId = null, data = {}, ip, ...act }: Audited) => {
  const who = {
    actorId: actor?.adminBaseUserId ?? actor?.id ?? null,
    asUserId: actor?.adminBaseUserId ? actor.id : null,
  };
  return insertAudit(tx, { ...act, ...who, objectId, data, ip: ip ?? null, at: now });
};
