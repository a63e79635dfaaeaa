import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { presentDelivery } from './present/deliveries.ts';
import { deliveryById } from './queries/deliveries.ts';
import { whyUnreachable } from './queries/unreachable.ts';
import { whyNotRead } from './rules/letters.ts';

/** B113, D16: an email with its text, for platform admins. */
export const readLetter = async (tx: Tx, id: number) => {
  const letter = found(await deliveryById(tx, id), 'notifications.letter_not_found');
  refuseIf(whyNotRead(letter));
  return {
    ...presentDelivery(letter),
    text: letter.body,
    unreachable: letter.channel === 'email' ? await whyUnreachable(tx, letter.toAddress) : null,
  };
};
