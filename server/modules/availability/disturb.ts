import type { AvailabilityChanged } from '../../domain-events/availability.ts';
import type { Change } from '../../platform/work.ts';
import { writeDnd, writeDndThere } from './store.ts';

const tell = async ({ now, announce, refresh }: Change, userId: number) => {
  await announce<AvailabilityChanged>({ name: 'availability.changed', userId, at: now.toString() });
  refresh({ people: [userId], keys: ['availability', 'slots', 'mentors'] });
};

/** Turns do-not-disturb on or off, or toggles it when `active` is left out; returns the new state (AVL-08, AVL-10). */
export const setDnd = async (change: Change, userId: number, active?: boolean) => {
  const present = await writeDnd(change.tx, userId, active);
  await tell(change, userId);
  return present;
};

/** The same by an admin, in one programme alone; the mentor's own next word on it counts there too. */
export const setDndThere = async (change: Change, there: { userId: number; programId: number; active: boolean }) => {
  await writeDndThere(change.tx, there);
  await tell(change, there.userId);
};
