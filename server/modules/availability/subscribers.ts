import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { DoNotDisturbAsked } from '../../domain-events/profiles.ts';
import type { Change } from '../../platform/work.ts';
import { setDnd } from './disturb.ts';
import { removeHours } from './store.ts';

/** AVL-05: asked for along with other parts of a profile; profiles has made sure that it is a mentor. */
export const keepDnd = async (change: Change, { userId, active }: DoNotDisturbAsked) => {
  await setDnd(change, userId, active);
};

/** Who is gone for good is open at no time. */
export const forgetHours = ({ tx }: Change, { userId }: AccountPurged) => removeHours(tx, userId);
