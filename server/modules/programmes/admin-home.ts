import type { Tx } from '../../platform/work.ts';
import { administeredBy } from './queries/administered.ts';

/** B02: the admin area of the one programme that somebody administers; null when there is none, or are several. */
export const adminHomeOf = async (tx: Tx, userId: number) => {
  const [only, ...others] = await administeredBy(tx, userId);
  return only && others.length === 0 ? `/app/${only.enterprise}/${only.slug}/admin/` : null;
};
