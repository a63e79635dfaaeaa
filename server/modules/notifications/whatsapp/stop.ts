import type { Tx } from '../../../platform/work.ts';
import { changePerson } from '../../accounts/index.ts';
import { giveUpShort } from '../store/replies.ts';

/** No more short messages for this person, not even those that wait. */
export const stopShort = async (tx: Tx, userId: number) => {
  await changePerson(tx, userId, { whatsappNotification: false });
  await giveUpShort(tx, userId);
};
