import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { platformAdmins } from '../accounts/index.ts';
import { adminsOf } from '../programmes/index.ts';

/** Who decides about reports: the admins among a program's members, or (null) those of the platform. */
export const queueAdmins = (tx: Tx, programId: number | null) =>
  programId === null ? platformAdmins(tx) : adminsOf(tx, programId);

/** After the commit the queue is read again where it is open. */
export const refreshQueue = async (work: Work<Actor>, programId: number | null) =>
  work.refresh({ people: [work.actor.id, ...(await queueAdmins(work.tx, programId))], keys: ['safety'] });
