import type { Actor } from './actor.ts';
import { administers, type ProgrammeRef, standingIn } from './programmes.ts';

/**
 * PAR-33: the report of a pair or group is open to the pair itself and to the admins of its program; who is both reads it
 * as an admin. Members who have left the program read it no longer. Null for everybody else.
 */
export const mayReadReport = (actor: Actor, programme: ProgrammeRef, inIt: boolean): 'admin' | 'member' | null => {
  const standing = standingIn(actor, programme);
  if (administers(standing)) return 'admin';
  return inIt && standing !== null ? 'member' : null;
};
