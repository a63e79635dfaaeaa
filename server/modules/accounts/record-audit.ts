import type { Temporal } from 'temporal-polyfill';
import type { CompanyAct, Download } from '../../../contract/screens/index.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { Doors } from './check-password.ts';
import { insertAudit } from './store/audit.ts';

/** An action worth logging: what was done, and to what. */
export interface Audited {
  action: string;
  objectType: string;
  objectId?: number | null;
  data?: Record<string, unknown>;
}

interface Doer {
  tx: Tx;
  now: Temporal.Instant;
  /** Null: done by a scheduled job or a visitor, or on the command line. */
  actor: { id: number; adminBaseUserId: number | null } | null;
  /** From where; absent for jobs and schedules. */
  ip?: string;
  source?: 'product' | 'command_line';
}

/** Where it was done; nowhere for what concerns the platform or one's own account. */
interface Place {
  enterpriseId?: number;
  programId?: number | null;
}

const write = (
  { tx, now, actor, ip, source = 'product' }: Doer,
  place: Place,
  { objectId = null, data = {}, ...act }: Audited,
) => {
  const who = {
    actorId: actor?.adminBaseUserId ?? actor?.id ?? null,
    asUserId: actor?.adminBaseUserId ? actor.id : null,
  };
  return insertAudit(tx, { ...act, ...who, ...place, source, objectId, data, ip: ip ?? null, at: now });
};

/**
 * Writes an action to the audit log (SYS-19), in the transaction of the action. What a platform admin does while
 * viewing as a user counts as the admin's own action; both ids are kept (B11).
 */
export const recordAudit = (doer: Doer, audited: Audited) => write(doer, {}, audited);

/** An action that the log of a company lists; `object` is what it was done to, the program itself by default. */
interface CompanyAudited extends Pick<Audited, 'data'> {
  action: CompanyAct;
  object?: { type: 'Application' | 'Chat' | 'Pairing' | 'Role' | 'Survey' | 'booking'; id: number };
}

/** The same for what was done in a program, which its admins and those of its company read; null: on the platform. */
export const recordInProgram = (doer: Doer, programId: number | null, { object, ...audited }: CompanyAudited) => {
  const { type: objectType, id: objectId } = object ?? { type: 'Program', id: programId };
  return write(doer, { programId }, { ...audited, objectType, objectId });
};

/** The same for what was done in a company, but in none of its programs. */
export const recordInCompany = (doer: Doer, enterpriseId: number, audited: Pick<CompanyAudited, 'action' | 'data'>) =>
  write(doer, { enterpriseId }, { ...audited, objectType: 'Enterprise', objectId: enterpriseId });

type Saver = Pick<Work<Actor>, 'actor' | 'ip'>;

interface Saved {
  file: Download;
  /** Whose list it is: a program's, or that of whole companies. */
  of: { programId: number } | { enterpriseIds: readonly number[] };
  object?: CompanyAudited['object'];
}

/** That somebody saved a list as a file: written by itself, because whoever only reads has no transaction. */
export const recordDownload = ({ transact }: Pick<Doors, 'transact'>, { actor, ip }: Saver, saved: Saved) =>
  transact(async (change) => {
    const { file, of, object } = saved;
    const doer = { ...change, actor, ...(ip !== undefined && { ip }) };
    const act = { action: 'file.downloaded' as const, data: { file } };
    if ('programId' in of) return recordInProgram(doer, of.programId, { ...act, ...(object && { object }) });
    for (const id of of.enterpriseIds) await recordInCompany(doer, id, act);
  });
