import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Loader } from '../../../platform/permission.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { loadForAdmin, refuseInactive } from '../../programmes/index.ts';
import { loadForManager } from '../permissions.ts';
import type { EventView } from '../queries/events.ts';

/** An event to change, or where to make one: in a program, or (null) on the platform. */
export type PlaceToSave = { view: EventView } | { view: null; programId: number | null };

interface Named {
  eventId: number | undefined;
  programId: number | undefined;
}

/** B97: who administers the event; without one, who administers the program, or the platform. */
export const savesAt = <I>(named: (input: I) => Named): Loader<Actor, Actor, I, PlaceToSave> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { eventId, programId } = named(input);
    if (eventId !== undefined)
      return { view: found(await loadForManager(work.tx, work.actor, eventId), 'events.not_found') };
    if (programId === undefined) {
      refuseIf(work.actor.isPlatformAdmin ? null : 'events.platform_admins_only', 403);
      return { view: null, programId: null };
    }
    const row = await loadForAdmin(work, programId);
    refuseInactive(row);
    return { view: null, programId: row.program.id };
  },
});
