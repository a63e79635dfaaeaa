import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { forAdmin } from './load.ts';
import { portalPath } from './present.ts';
import { lastAdministered } from './queries/administered.ts';
import { markOpened } from './store/programmes.ts';

/** B02, D01: the admin area of the programme that somebody administers, of several the last one used; null without any. */
export const adminHomeOf = async (tx: Tx, userId: number) => {
  const last = await lastAdministered(tx, userId);
  return last ? `/app/${last.enterprise}/${last.slug}/admin/` : null;
};

/** D01. Who looks around as somebody else leaves no trace. */
export const rememberOpened = async (work: Work<Actor>, programId: number) => {
  const { tx, now, actor } = work;
  const row = await forAdmin(work, programId);
  if (actor.adminBaseUserId === null) await markOpened(tx, { programId, userId: actor.id, now });
  return { home_url: `${portalPath(row)}/admin/` };
};
