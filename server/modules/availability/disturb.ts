import type { AvailabilityChanged } from '../../domain-events/availability.ts';
import type { Change } from '../../platform/work.ts';
import { writeDnd } from './store.ts';

/** Turns do-not-disturb on or off, or toggles it when `active` is left out; returns the new state (AVL-08, AVL-10). */
export const setDnd = async ({ tx, now, announce, refresh }: Change, userId: number, active?: boolean) => {
  const present = await writeDnd(tx, userId, active);
  await announce<AvailabilityChanged>({ name: 'availability.changed', userId, at: now.toString() });
  refresh({ people: [userId], keys: ['availability', 'slots', 'mentors'] });
  return present;
};
