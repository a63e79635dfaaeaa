import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { portalPath } from './present.ts';
import type { ProgrammeRow } from './queries.ts';
import { lastAdministered } from './queries/administered.ts';
import { markOpened } from './store/programmes.ts';

/** B02, D01: the admin area of the programme that somebody administers, of several the last one used; null without any. */
export const adminHomeOf = async (tx: Tx, userId: number) => {
  const last = await lastAdministered(tx, userId);
  return last ? `/app/${last.enterprise}/${last.slug}/admin/` : null;
};

/** D01. Who looks around as somebody else leaves no trace. */
export const rememberOpened = async ({ tx, now, actor }: Work<Actor>, programme: ProgrammeRow) => {
  if (actor.adminBaseUserId === null) await markOpened(tx, { programId: programme.program.id, userId: actor.id, now });
  return { home_url: `${portalPath(programme)}/admin/` };
};
