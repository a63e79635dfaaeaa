import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { isByLink } from '../../policies/events.ts';
import { eventById } from './queries/events.ts';
import { noteOpener } from './store/events.ts';

/** B105: whoever has the link of a private event finds it from now on, also without the link. */
export const openLink = async ({ tx, now, actor }: Work<Actor>, id: number, key: string) => {
  const view = await eventById(tx, id, actor.id);
  const opens =
    view?.event.active &&
    isByLink({ privacy: view.event.privacy, isOfProgram: view.programme !== null }) &&
    view.event.linkKey === key;
  const { event } = found(opens ? view : undefined, 'events.not_found');
  await noteOpener(tx, { eventId: event.id, userId: actor.id, openedAt: now });
};
