import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { portalPath } from './present.ts';
import type { ProgrammeRow } from './queries.ts';
import { lastAdministered } from './queries/administered.ts';
import { markOpened } from './store/programmes.ts';

/**
 * B02, D01: the admin area of the programme that this person administers; of several, the one used last. Null if there
 * is none.
 */
export const adminHomeOf = async (tx: Tx, userId: number) => {
  const last = await lastAdministered(tx, userId);
  return last ? `/app/${last.enterprise}/${last.slug}/admin/` : null;
};

/** D01. A platform admin who is viewing as this user leaves no trace. */
export const rememberOpened = async ({ tx, now, actor }: Work<Actor>, programme: ProgrammeRow) => {
  if (actor.adminBaseUserId === null) await markOpened(tx, { programId: programme.program.id, userId: actor.id, now });
  return { home_url: `${portalPath(programme)}/admin/` };
};
