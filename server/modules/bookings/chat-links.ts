import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { portalPath } from '../programmes/index.ts';
import type { BookingView } from './queries/views.ts';

/** Whose pages show the links, and where: on the platform (null) or in a portal. */
interface Place {
  viewerId: number;
  portal: { programId: number; path: string } | null;
}

/** Where each of these people is written to, which the module of messages knows. */
export type ChatLinks = (tx: Tx, place: Place, ids: readonly number[]) => Promise<(id: number) => string | null>;

type View = Pick<BookingView, 'programme' | 'participants'>;

const placeOf = ({ programme }: View) => programme?.program.id ?? 0;

/** The same for the people of these bookings, with the same statements for each place however many bookings there are. */
export const chatLinksIn = async (
  tx: Tx,
  { actor, views, chatLinks }: { actor: Actor; views: readonly View[]; chatLinks: ChatLinks },
) => {
  const known = new Map<number, (id: number) => string | null>();
  for (const view of views) {
    if (known.has(placeOf(view))) continue;
    const those = views.filter((one) => placeOf(one) === placeOf(view));
    const ids = new Set(those.flatMap(({ participants }) => participants.map(({ userId }) => userId)));
    const { programme } = view;
    const portal = programme && { programId: programme.program.id, path: portalPath(programme) };
    known.set(placeOf(view), await chatLinks(tx, { viewerId: actor.id, portal }, [...ids]));
  }
  return (view: View, id: number) => known.get(placeOf(view))?.(id) ?? null;
};
