import type { AvailabilityChanged } from '../../domain-events/availability.ts';
import type { Change } from '../../platform/work.ts';
import { writeDnd } from './store.ts';

/** Do-not-disturb on, off, or (nothing said) the other way round; answers what it is now (AVL-08, AVL-10). */
export const setDnd = async ({ tx, now, announce, refresh }: Change, userId: number, active?: boolean) => {
  const present = await writeDnd(tx, userId, active);
  await announce<AvailabilityChanged>({ name: 'availability.changed', userId, at: now.toString() });
  refresh({ people: [userId], keys: ['availability', 'slots', 'mentors'] });
  return present;
};
