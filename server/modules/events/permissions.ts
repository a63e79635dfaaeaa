import type { RefusalCode } from '../../../contract/messages.ts';
import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { administered } from '../../policies/programmes.ts';
import { type EventRef, managesEvent, readsEvent } from '../../policies/events.ts';
import { eventById, type EventView } from './queries/events.ts';

export const refOf = ({ event, programme }: EventView): EventRef => ({
  active: event.active,
  privacy: event.privacy,
  programme: programme && { id: programme.id, enterpriseId: programme.enterpriseId },
});

/** B105: the event, if it exists for this reader. */
export const loadForReader = async (
  tx: Tx,
  actor: Actor | null,
  id: number,
  notFound: RefusalCode = 'events.not_found',
) => {
  const row = await eventById(tx, id, actor?.id ?? null);
  return found(
    row && readsEvent(actor, refOf(row), { hasTicket: row.attending || row.hadTicket, openedLink: row.openedLink })
      ? row
      : undefined,
    notFound,
  );
};

/** B97: 404 if the event does not exist for this actor, 403 if they do not administer it. */
export const loadForManager = async (tx: Tx, actor: Actor, id: number, notFound: RefusalCode = 'events.not_found') => {
  const row = await loadForReader(tx, actor, id, notFound);
  refuseIf(managesEvent(actor, refOf(row)) ? null : 'events.admins_only', 403);
  return row;
};

export const readerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor | null, I, EventView> => ({
  policy: anybody,
  load: ({ tx, actor }, input) => loadForReader(tx, actor, idOf(input)),
});

export const managerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, EventView> => ({
  policy: signedIn,
  load: ({ tx, actor }, input) => loadForManager(tx, actor, idOf(input)),
});

/** B97: whoever administers anything; what they see is narrowed to that. */
export const managersOnly = (visitor: Actor | null) => {
  const actor = signedIn(visitor);
  if (typeof actor === 'string') return actor;
  const scope = administered(actor);
  const some = scope === 'all' || scope.enterprises.length > 0 || scope.programmes.length > 0;
  return some ? actor : 'events.admins_only';
};
